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
import type { FieldApi, FieldState, SearchField } from "../search-field";
import { describeHit, MarkedText, plainRuns } from "./hit-text";
import { Icon, type IconName } from "./icons";
import styles from "./styles.module.css";
import { useField } from "./use-field";

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
  readonly field: SearchField;
  /** Makes a favorite of a recent search, or forgets a stored item. */
  readonly onChange: (item: SearchItem, change: "Save" | "Remove") => void;
  /** Opens a page of this site. */
  readonly onOpen: (url: string) => void;
}

/** Whether an item was stored and can be removed. */
const isStored = ({ kind }: SearchItem): boolean =>
  kind === "recent" || kind === "favorite" || kind === "conversation";

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

interface LineProps {
  readonly item: SearchItem;
  readonly isActive?: boolean;
  /** Whether it waits until what is above it is on the screen. */
  readonly isLate: boolean;
}

/** A late line that is there stays as it is; one that is not there comes later. */
const stays = (before: LineProps, now: LineProps): boolean =>
  now.isLate || (!before.isLate && before.item === now.item && before.isActive === now.isActive);

/** Links to a symbol in each release that has it. */
const Releases = memo(function Releases(props: Pick<ItemListProps, "onOpen"> & LineProps) {
  const { item, isLate, onOpen } = props;
  if (isLate) return null;
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
}, stays);

interface RowProps extends LineProps {
  readonly api: FieldApi;
  /** Made anew with every answer, and says the same. */
  readonly source: FieldState["collections"][number]["source"];
}

const Row = memo(function Row({ api, source, item, isLate }: RowProps): ReactElement | null {
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
}, stays);

/** Rows and headings that fit into the dialog on most screens, where it is at its highest. */
const FIRST_LINES = 9;

/**
 * The lists of items that can be chosen, each under its heading. The link itself is the option, and
 * the buttons of stored searches stand in a column of their own, and the links to releases in a list
 * that lies over the rows: an option must not contain anything that can be operated. Rows are keyed by
 * their place: with each keystroke their texts change, and new rows would cost more than half of the
 * time. The first rows change at once, the others when those are on the screen.
 */
function ItemList(props: ItemListProps): ReactElement {
  const { field, onChange, onOpen } = props;
  const { api } = field;
  const collections = useField(field, (state) => state.collections);
  const activeId = useField(field, (state) => state.activeItemId);
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
          complete !== collections && group + first + row >= FIRST_LINES;
        return (
          <section key={group} className="DocSearch-Hits">
            <div className="DocSearch-Hit-source" id={headingId}>
              {source.sourceId}
            </div>
            <div className={clsx(stored && styles.stored, hasPlaces && styles.placed)}>
              <ul {...api.getListProps({ source })} aria-labelledby={headingId}>
                {items.map((item, row) => (
                  <Row
                    key={row}
                    {...{ api, source, item }}
                    isActive={first + row === activeId}
                    isLate={isLate(row)}
                  />
                ))}
              </ul>
              {hasPlaces && (
                <ul className={styles.places} aria-label={`Releases, ${source.sourceId}`}>
                  {items.map((item, row) => (
                    <Releases key={row} isLate={isLate(row)} {...{ item, onOpen }} />
                  ))}
                </ul>
              )}
              {stored && (
                <ul className={styles.storedActions} aria-label={`Change ${source.sourceId}`}>
                  {items.filter(isStored).map((item) => (
                    <li key={item.id}>
                      {(["Save", "Remove"] as const)
                        .slice(item.kind === "recent" ? 0 : 1)
                        .map((change) => (
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

/** What is around it changes with a keystroke, too. */
export default memo(ItemList);
