import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { listen } from '#app/platform/islands/bus.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import type { FeedView } from '../view-types.ts';

/**
 * Listens to the application tiles. When a status changes while the page is open, or arrives after
 * the page load, the feed is fetched again. A failure changes nothing.
 */
export function useFeed(initial: FeedView): FeedView {
  // The statuses that the tiles show now; null until they differ from the statuses of the page
  // load.
  const [statuses, setStatuses] = useState<string | null>(null);
  useEffect(() => listen('statuses', setStatuses), []);
  // A fetched feed belongs to its page load. A newer page load replaces it.
  const [fetched, setFetched] = useState<{ of: FeedView; view: FeedView } | null>(null);
  const page = useRef(initial);

  useEffect(() => {
    page.current = initial;
  }, [initial]);

  // A newer page load does not trigger a request, because its feed is already new.
  useEffect(() => {
    if (statuses === null) return;
    const abort = new AbortController();
    const of = page.current;
    void fetchJson<FeedView>(paths.feed, { signal: abort.signal }).then((view) => {
      if (view && !abort.signal.aborted) setFetched({ of, view });
    });
    return () => abort.abort();
  }, [statuses]);

  return statuses !== null && fetched?.of === initial ? fetched.view : initial;
}
