import type { LiveState } from '@applicant-hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { askJson } from '#app/platform/browser/ask-json.ts';
import { pollWithBackoff } from './poll-with-backoff.ts';
import { useComments } from './use-comments.ts';
import type { LiveView } from './view-types.ts';

/** The event as an open page shows it now. */
export interface LiveNow {
  view: LiveView;
  state: LiveState | 'unknown';
  isUpdating: boolean;
  /** To be called when the countdown has ended. */
  begin: () => void;
  /** Asks how it is right now. Trouble ends that without a word (LIV-15): what was there stays. */
  refresh: () => Promise<LiveView | null>;
}

/**
 * Follows an event: asks at the start how it is (LIV-6), and then, while there is nothing to watch, now
 * and then.
 */
export function useLive(initial: LiveView): LiveNow {
  // A refresh counts for the page load that it belongs to; a newer load replaces it.
  const [refreshed, setRefreshed] = useState<{ of: LiveView; view: LiveView } | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const view = refreshed?.of === initial ? refreshed.view : initial;
  const [begun, setBegun] = useState<LiveView | null>(null);
  const state = view.state === 'holding' && begun === view ? 'awaiting' : view.state;
  const begin = useCallback(() => setBegun(view), [view]);

  const refresh = useCallback(async () => {
    setUpdating(true);
    const next = await askJson<LiveView>(paths.pageState, { cache: 'no-store' });
    if (next) setRefreshed({ of: initial, view: next });
    setUpdating(false);
    return next;
  }, [initial]);

  // Where the server has looked already, the next question is a later one.
  const hasAsked = view.state === 'awaiting';
  const isAwaiting = state === 'awaiting';
  useEffect(
    () => (isAwaiting ? pollWithBackoff(hasAsked ? 1 : 0, refresh) : undefined),
    [isAwaiting, hasAsked, refresh],
  );
  const comments = useComments(view.comments);
  return { view: { ...view, comments }, state, isUpdating, begin, refresh };
}
