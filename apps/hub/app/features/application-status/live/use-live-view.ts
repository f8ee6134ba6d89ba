import { useEnhanced } from '@applicant-hub/design-system';
import { statusPollMs } from '@applicant-hub/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { fetchUnlessRefused, REFUSED } from '#app/platform/browser/forms/fetch-json.ts';
import type { LiveApplyView } from '../tile/tiles-view-types.ts';

/** Poll interval while a response is slow, in milliseconds. */
const LATE_MS = 2_000;

/** `REFUSED` means that the user must sign in again. */
export type Refreshed = 'fresh' | 'failed' | typeof REFUSED;

/**
 * Refreshes the widget's view while the page is open: every ten seconds after the load while
 * autoUpdate is on, more often while a response is slow, never while the page is hidden, and once
 * when it becomes visible again. A failed refresh leaves the page unchanged. Polling stops after a
 * refused refresh.
 *
 * @returns the view to show, whether a refresh was refused, and a function that refreshes it now
 */
export function useLiveView(initial: LiveApplyView): {
  view: LiveApplyView;
  isRefused: boolean;
  refresh: () => Promise<Refreshed>;
} {
  // A refresh is valid only for the page load that it belongs to; a newer load replaces it.
  const [refreshed, setRefreshed] = useState<{ of: LiveApplyView; view: LiveApplyView } | null>(
    null,
  );
  const view = refreshed?.of === initial ? refreshed.view : initial;
  const [refusedOf, setRefusedOf] = useState<LiveApplyView | null>(null);
  const isRefused = refusedOf === initial;
  // The view in the server's HTML is as old as the page, even if the widget's script loads later.
  const isEnhanced = useEnhanced();
  const [isServed] = useState(!isEnhanced);
  const askedAt = useRef<number | null>(null);

  const refresh = useCallback(async (): Promise<Refreshed> => {
    askedAt.current = performance.now();
    const next = await fetchUnlessRefused<LiveApplyView>(paths.applicationStatus);
    setRefusedOf(next === REFUSED ? initial : null);
    if (next === REFUSED) return REFUSED;
    if (next) setRefreshed({ of: initial, view: next });
    return next ? 'fresh' : 'failed';
  }, [initial]);

  const usual = view.state === 'pending' ? LATE_MS : view.autoUpdate ? statusPollMs : null;
  const wait = isRefused ? null : usual;
  useEffect(() => {
    askedAt.current ??= isServed ? 0 : performance.now();
    if (wait === null) return;
    const poll = () => {
      timer = setTimeout(poll, wait);
      if (!document.hidden) void refresh();
    };
    let timer = setTimeout(poll, Math.max(0, askedAt.current + wait - performance.now()));
    const onReturn = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [wait, refresh, isServed]);

  return { view, isRefused, refresh };
}
