import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { listen } from '#app/platform/islands/bus.ts';
import { askJson } from '#app/platform/browser/ask-json.ts';
import type { FeedView } from './view-types.ts';

/**
 * Follows the application tiles: when a status changes while the page is open, or comes late, the
 * feed is asked for again. A failure changes nothing.
 */
export function useFeed(initial: FeedView): FeedView {
  // What the tiles show now; null while it is what the page was loaded with.
  const [statuses, setStatuses] = useState<string | null>(null);
  useEffect(() => listen('statuses', setStatuses), []);
  // What was fetched counts for the page load that it belongs to; a newer load replaces it.
  const [fetched, setFetched] = useState<{ of: FeedView; view: FeedView } | null>(null);
  const page = useRef(initial);

  useEffect(() => {
    page.current = initial;
  }, [initial]);

  // Not for a newer page load: its feed is new.
  useEffect(() => {
    if (statuses === null) return;
    const abort = new AbortController();
    const of = page.current;
    void askJson<FeedView>(paths.feed, { signal: abort.signal }).then((view) => {
      if (view && !abort.signal.aborted) setFetched({ of, view });
    });
    return () => abort.abort();
  }, [statuses]);

  return statuses !== null && fetched?.of === initial ? fetched.view : initial;
}
