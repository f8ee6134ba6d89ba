import type { LiveState } from '@applicant-hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import { pollWithBackoff } from './poll-with-backoff.ts';
import { useComments } from './use-comments.ts';
import type { LiveView } from './view-types.ts';

export interface LiveNow {
  view: LiveView;
  state: LiveState | 'unknown';
  isUpdating: boolean;
  /** Call this function when the countdown reaches zero. */
  begin: () => void;
  /** Requests the current state. A failure is silent and changes nothing (LIV-15). */
  refresh: () => Promise<LiveView | null>;
}

/**
 * Keeps an event up to date: requests it at the start (LIV-6), and then polls while there is
 * nothing to watch.
 */
export function useLive(initial: LiveView): LiveNow {
  // A refresh belongs to its page load. A newer page load replaces it.
  const [refreshed, setRefreshed] = useState<{ of: LiveView; view: LiveView } | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const view = refreshed?.of === initial ? refreshed.view : initial;
  const [begun, setBegun] = useState<LiveView | null>(null);
  const state = view.state === 'holding' && begun === view ? 'awaiting' : view.state;
  const begin = useCallback(() => setBegun(view), [view]);

  const refresh = useCallback(async () => {
    setUpdating(true);
    const next = await fetchJson<LiveView>(paths.pageState, { cache: 'no-store' });
    if (next) setRefreshed({ of: initial, view: next });
    setUpdating(false);
    return next;
  }, [initial]);

  // If the server has already checked, the first poll is sent later than usual.
  const hasAsked = view.state === 'awaiting';
  const isAwaiting = state === 'awaiting';
  useEffect(
    () => (isAwaiting ? pollWithBackoff(hasAsked ? 1 : 0, refresh) : undefined),
    [isAwaiting, hasAsked, refresh],
  );
  const comments = useComments(view.comments);
  return { view: { ...view, comments }, state, isUpdating, begin, refresh };
}
