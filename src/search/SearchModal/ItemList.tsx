import clsx from "clsx";
import { memo, type MouseEvent, type ReactElement, useEffect, useState } from "react";

import { afterPaintWhenIdle } from "../../clients/after-paint";
import { signOf } from "../../lib/products";
import { protocolLabel } from "../../lib/protocol/model";
import type { ReleasePlace } from "../../lib/search/types";
import { isElsewhere, opensHere } from "../../ui/plain-click";
import ProductGlyph from "../../ui/ProductGlyph";
import type { StoredHit } from "../history";
import { kindOf } from "../hit-kind";
import type { SearchItem } from "../items";
import type { FieldApi, FieldState } from "../search-field";
import { describeHit, MarkedText, plainRuns } from "./hit-text";
import { Icon, type IconName } from "./icons";
import styles from "./styles.module.css";

function iconOf(item: SearchItem): IconName {
  if (item.kind === "conversation") return "recent";
  if (item.kind !== "hit") return item.kind;
  if (item.hit.type === "lvl1") return "page";
  return item.hit.type === "content" ? "text" : "heading";
}

/** What an item is called, on which page it is, and the text around what matched. */
function describe(item: SearchItem): ReturnType<typeof describeHit> {
  if ("hit" in item) return describeHit(item.hit);
  const place = plainRuns(item.kind === "section" ? item.hint : null);
  return { title: plainRuns(item.label), place, snippet: [] };
}

/** What an item is called, for the names of its buttons. */
const nameOf = (item: SearchItem): string =>
  describe(item)
    .title.map(({ text }) => text)
    .join("");

function ItemText({ item }: { item: SearchItem }): ReactElement {
  const { title, place, snippet } = describe(item);
  const between = place.length > 0 && snippet.length > 0 ? plainRuns(" · ") : [];
  const detail = [...place, ...between, ...snippet];
  return (
    <>
      <span className="DocSearch-Hit-title">
        <MarkedText runs={title} />
      </span>
      {detail.length > 0 && (
        <span className="DocSearch-Hit-path">
          <MarkedText runs={detail} />
        </span>
      )}
    </>
  );
}

export interface ItemListProps {
  readonly api: FieldApi;
  readonly collections: FieldState["collections"];
  /** Number of the chosen item; the options ask `api` for it. */
  readonly activeId: number | null;
  /** Makes a favorite of a recent search, or forgets a stored item. */
  readonly onChange: (item: SearchItem, change: "Save" | "Remove") => void;
  /** Opens a page of this site. */
  readonly onOpen: (url: string) => void;
}

/** Whether an item was stored and can be removed. */
const isStored = ({ kind }: SearchItem): boolean =>
  kind === "recent" || kind === "favorite" || kind === "conversation";

const REMOVE = ["Remove"] as const;
const SAVE_AND_REMOVE = ["Save", ...REMOVE] as const;

const versionOf = (release: string): string => release.split("@")[1] ?? release;

/** Where several releases have what a hit is about; nothing where one has. */
function placesOf(item: SearchItem): readonly ReleasePlace[] {
  return item.kind === "hit" && item.hit.places.length > 1 ? item.hit.places : [];
}

/** What a hit is, of which protocol, and of which release when it is of one only. */
function Badges({ item }: { readonly item: SearchItem & { hit: StoredHit } }): ReactElement {
  const kind = kindOf(item.hit);
  const { protocol } = item.hit;
  const sign = signOf(protocol ?? "");
  const release = item.kind === "hit" ? item.hit.release : null;
  return (
    <>
      {kind !== undefined && <span className={styles.badge}>{kind}</span>}
      {protocol !== null && (
        <span className={styles.badge}>
          {sign !== null && <ProductGlyph product={sign} />} {protocolLabel(protocol)}
          {release !== null && ` ${versionOf(release)}`}
        </span>
      )}
    </>
  );
}

/** Links to a symbol in each release that has it. */
function Releases(props: Pick<ItemListProps, "onOpen"> & { readonly item: SearchItem }) {
  const { item, onOpen } = props;
  const places = placesOf(item);
  return (
    <li className={places.length > 0 ? styles.withPlaces : undefined}>
      {places.map(({ release, url }) => (
        <a
          key={release}
          href={url}
          aria-label={`${nameOf(item)} in ${versionOf(release)}`}
          onClick={opensHere(() => onOpen(url))}
        >
          {versionOf(release)}
        </a>
      ))}
    </li>
  );
}

interface RowProps {
  readonly api: FieldApi;
  readonly source: FieldState["collections"][number]["source"];
  readonly item: SearchItem;
  readonly isActive: boolean;
  /** Whether the row waits until the rows above it are on the screen. */
  readonly isLate: boolean;
}

function Row({ api, source, item, isLate }: RowProps): ReactElement | null {
  if (isLate) return null;
  const option = api.getItemProps({ item, source });
  return (
    <li
      className={clsx("DocSearch-Hit", placesOf(item).length > 0 && styles.withPlaces)}
      role="presentation"
    >
      <a
        {...option}
        className={styles.option}
        href={item.url}
        tabIndex={-1}
        onClick={(event: MouseEvent) => {
          if (!isElsewhere(event)) event.preventDefault();
          option.onClick(event);
        }}
      >
        <Icon name={iconOf(item)} />
        <span className={styles.texts}>
          <ItemText item={item} />
        </span>
        {"hit" in item && <Badges item={item} />}
      </a>
    </li>
  );
}

/**
 * A late row that is there stays as it is; one that is not there comes later. `source` is made anew
 * with every answer and says the same.
 */
const MemoRow = memo(
  Row,
  (before, now) =>
    now.isLate || (!before.isLate && before.item === now.item && before.isActive === now.isActive),
);

/** Rows that fit into the dialog on most screens. */
const FIRST_ROWS = 8;

/**
 * The lists of items that can be chosen, each under its heading. The link itself is the option, and
 * the buttons of stored searches stand in a column of their own, and the links to releases in a list
 * that lies over the rows: an option must not contain anything that can be operated. Rows are keyed by
 * their place: with each keystroke their texts change, and new rows would cost more than half of the
 * time. The first rows change at once, the others when those are on the screen.
 */
function ItemList(props: ItemListProps): ReactElement {
  const { api, collections, activeId, onChange, onOpen } = props;
  const [complete, setComplete] = useState(collections);
  useEffect(
    () =>
      complete === collections ? undefined : afterPaintWhenIdle(() => setComplete(collections)),
    [collections, complete],
  );
  return (
    <>
      {collections.map(({ source, items }, group) => {
        if (items.length === 0) return null;
        const headingId = `docsearch-${source.sourceId.replace(/\W+/g, "-")}-heading`;
        const stored = items.some(isStored);
        const first = collections.slice(0, group).flatMap((list) => list.items).length;
        const hasPlaces = items.some((item) => placesOf(item).length > 0);
        const isLate = (row: number): boolean =>
          complete !== collections && first + row >= FIRST_ROWS;
        return (
          <section key={group} className="DocSearch-Hits">
            <div className="DocSearch-Hit-source" id={headingId}>
              {source.sourceId}
            </div>
            <div className={clsx(stored && styles.stored, hasPlaces && styles.placed)}>
              <ul {...api.getListProps({ source })} aria-labelledby={headingId}>
                {items.map((item, row) => (
                  <MemoRow
                    key={row}
                    api={api}
                    source={source}
                    item={item}
                    isActive={first + row === activeId}
                    isLate={isLate(row)}
                  />
                ))}
              </ul>
              {hasPlaces && (
                <ul className={styles.places} aria-label={`Releases, ${source.sourceId}`}>
                  {items.map((item, row) =>
                    isLate(row) ? null : <Releases key={item.id} item={item} onOpen={onOpen} />,
                  )}
                </ul>
              )}
              {stored && (
                <ul className={styles.storedActions} aria-label={`Change ${source.sourceId}`}>
                  {items.filter(isStored).map((item) => (
                    <li key={item.id}>
                      {(item.kind === "recent" ? SAVE_AND_REMOVE : REMOVE).map((change) => (
                        <button
                          key={change}
                          className={`DocSearch-Hit-action-button ${styles.hitAction}`}
                          type="button"
                          aria-label={`${change} ${nameOf(item)}`}
                          title={`${change} ${nameOf(item)}`}
                          onClick={() => onChange(item, change)}
                        >
                          <Icon name={change === "Save" ? "favorite" : "close"} />
                        </button>
                      ))}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}

/** Drawn anew only when the items or the chosen one change: a keystroke changes much else. */
export default memo(ItemList);
