import { askAgainIn, type LiveState } from '@applicant-hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../applicant/links.ts';
import type { LiveView } from './view-types.ts';

/** Before it is asked again who somebody is for the comments (milliseconds). */
const LATE_MS = 1_000;

/** The event as an open page shows it now. */
export interface LiveNow {
  view: LiveView;
  state: LiveState | 'unknown';
  isUpdating: boolean;
  /** To be called when the countdown has ended. */
  begin: () => void;
  /** Asks how it is right now. Trouble ends the asking without a word (LIV-15). */
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
    const next = await fetchView();
    if (next) setRefreshed({ of: initial, view: next });
    setUpdating(false);
    return next;
  }, [initial]);

  useAsking(state === 'awaiting', initial.state === 'awaiting', refresh);
  useEffect(() => {
    if (view.comments !== 'late') return;
    const timer = setTimeout(() => void refresh(), LATE_MS);
    return () => clearTimeout(timer);
  }, [view, refresh]);
  return { view, state, isUpdating, begin, refresh };
}

/** Asks again and again while there is nothing to watch, ever more rarely. */
function useAsking(isAwaiting: boolean, hasAsked: boolean, refresh: () => Promise<unknown>) {
  const [asked, setAsked] = useState(hasAsked ? 1 : 0);
  useEffect(() => {
    if (!isAwaiting) return;
    const wait = askAgainIn(asked, Math.random());
    const timer = setTimeout(() => void refresh().then(() => setAsked(asked + 1)), wait);
    return () => clearTimeout(timer);
  }, [isAwaiting, asked, refresh]);
}

/** The event right now, or null when that cannot be had: no connection, a failure, a lost session. */
async function fetchView(): Promise<LiveView | null> {
  try {
    // A redirect would lead to the sign-in page; nobody who watches is thrown out by a timer.
    const response = await fetch(paths.pageState, { redirect: 'manual', cache: 'no-store' });
    return response.ok ? ((await response.json()) as LiveView) : null;
  } catch {
    return null;
  }
}
