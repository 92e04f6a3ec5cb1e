import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { type ChangeEvent, type ReactElement, useEffect, useState } from "react";

import { START_NOW } from "@site/src/lib/start-now";
import FindingHint from "@site/src/page/FindingHint";
import { HITS_PER_PAGE } from "@site/src/lib/search/page-size";
import { labelOfRef } from "@site/src/lib/protocol/model";
import type { SearchAnswer } from "@site/src/lib/search/types";
import { messageOf } from "@site/src/lib/text/message-of";
import FilterFields from "@site/src/search/FilterFields";
import { LONGEST_QUERY } from "@site/src/search/limits";
import { resultCount } from "@site/src/search/result-count";
import {
  readSearchAddress,
  type SearchAddress,
  searchPageUrl,
} from "@site/src/search/search-address";
import { describeHit, MarkedText } from "@site/src/search/SearchModal/hit-text";
import Button from "@site/src/ui/Button";

import styles from "./search.module.css";

/** What came of the last search: the address it answers, and the answer or why there is none. */
interface Outcome {
  readonly address: string;
  readonly answer: SearchAnswer | null;
  readonly error: string | null;
}

/** Words of a snippet: this page has more room than the modal. */
const SNIPPET_WORDS = 30;

async function runSearch(asked: SearchAddress, signal: AbortSignal): Promise<SearchAnswer> {
  const { openEngine } = await import("@site/src/search/site-engine");
  return openEngine().search(
    {
      query: asked.query,
      areas: asked.area === "" ? [] : [asked.area],
      protocols: asked.protocol === "" ? [] : [asked.protocol],
      page: asked.page,
      isFolded: true,
      snippetWords: SNIPPET_WORDS,
    },
    signal,
  );
}

function Results({ asked, answer }: { asked: SearchAddress; answer: SearchAnswer }): ReactElement {
  if (answer.total === 0) {
    return (
      <>
        <p>No results found for “{asked.query}”. Where to find what:</p>
        {answer.suggestions.length > 0 && (
          <p>
            Try{" "}
            {answer.suggestions.map((suggestion, index) => (
              <span key={suggestion}>
                {index > 0 && ", "}
                <a href={searchPageUrl({ ...asked, query: suggestion, page: 0 })}>{suggestion}</a>
              </span>
            ))}
            .
          </p>
        )}
        <FindingHint />
      </>
    );
  }
  return (
    <>
      <ol className={styles.hits} start={answer.page * HITS_PER_PAGE + 1}>
        {answer.hits.map((hit) => {
          const { title, place, snippet } = describeHit(hit);
          return (
            <li key={hit.objectID}>
              <a href={hit.url}>
                <MarkedText runs={title} />
              </a>
              <p className="sd-aside">
                {hit.hierarchy.lvl0}
                {place.length > 0 && " › "}
                <MarkedText runs={place} />
                {hit.release !== null && hit.places.length < 2 && ` · ${labelOfRef(hit.release)}`}
              </p>
              {hit.places.length > 1 && (
                <p className="sd-aside">
                  {hit.places.map(({ release, url }, index) => (
                    <span key={release}>
                      {index > 0 && " · "}
                      <a href={url}>{labelOfRef(release)}</a>
                    </span>
                  ))}
                </p>
              )}
              {snippet.length > 0 && (
                <p>
                  <MarkedText runs={snippet} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {answer.pages > 1 && (
        <nav aria-label="Pages of results" className={styles.pages}>
          {asked.page > 0 && (
            <a href={searchPageUrl({ ...asked, page: asked.page - 1 })}>Previous</a>
          )}
          <span>
            Page {answer.page + 1} of {answer.pages}
          </span>
          {asked.page + 1 < answer.pages && (
            <a href={searchPageUrl({ ...asked, page: asked.page + 1 })}>Next</a>
          )}
        </nav>
      )}
    </>
  );
}

interface SearchFormProps {
  readonly asked: SearchAddress;
  readonly onGo: (next: SearchAddress) => void;
}

/** The field and the filters. Without JavaScript the form asks for the page anew. */
function SearchForm({ asked, onGo }: SearchFormProps): ReactElement {
  const [text, setText] = useState(asked.query);
  const go = (next: Partial<SearchAddress>): void =>
    onGo({ ...asked, query: text.trim(), page: 0, ...next });
  return (
    <form
      role="search"
      action="/search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go({});
      }}
    >
      <label className={styles.query}>
        <span>Query</span>
        <input
          type="search"
          name="q"
          value={text}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        />
      </label>
      <FilterFields area={asked.area} protocol={asked.protocol} onChange={go} />
      <Button type="submit" look="primary">
        Search
      </Button>
    </form>
  );
}

/** A page with all results of a search, which can be linked, printed and turned back to. */
export default function SearchPage(): ReactElement {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const asked = readSearchAddress(isBrowser ? search : "");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { query } = asked;

  useEffect(() => {
    const wanted = readSearchAddress(search);
    if (wanted.query === "") return undefined;
    const controller = new AbortController();
    runSearch(wanted, controller.signal).then(
      (answer) => setOutcome({ address: search, answer, error: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setOutcome({ address: search, answer: null, error: messageOf(error) });
      },
    );
    return () => {
      controller.abort();
    };
  }, [search, attempt]);

  const go = (target: SearchAddress): void => {
    history.push(target.query === "" ? "/search" : searchPageUrl(target));
  };
  const current = outcome?.address === search ? outcome : null;

  return (
    <Layout title={query === "" ? "Search" : `Search: ${query}`} description="Search all pages.">
      <main className={`container ${styles.page}`} {...{ [START_NOW]: "" }}>
        <Heading as="h1">Search</Heading>
        <SearchForm key={isBrowser ? search : ""} asked={asked} onGo={go} />
        <p role="status" className={styles.status}>
          {query !== "" && !current && "Searching…"}
          {query !== "" && current?.answer && `${resultCount(current.answer.total)} for “${query}”`}
        </p>
        {current?.error && (
          <div role="alert">
            <p>Unable to fetch results. You might want to check your network connection.</p>
            <p>{current.error}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </div>
        )}
        {query === "" && (
          <>
            <p>Enter a function, an error selector, an address, a chain or a question.</p>
            <FindingHint />
          </>
        )}
        {query !== "" && current?.answer && <Results asked={asked} answer={current.answer} />}
        <noscript>
          <p>Search runs in the browser and needs JavaScript. All pages are in the lists above.</p>
        </noscript>
      </main>
    </Layout>
  );
}
