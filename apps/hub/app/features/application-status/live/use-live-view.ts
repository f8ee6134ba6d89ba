import { useEnhanced } from '@applicant-hub/design-system';
import { statusPollMs } from '@applicant-hub/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { askUnlessRefused, REFUSED } from '#app/platform/browser/forms/ask-json.ts';
import type { LiveApplyView } from '../tile/tiles-view-types.ts';

/** Between two questions for an answer that is late (milliseconds). */
const LATE_MS = 2_000;

/** What came of a refresh; a refused one needs a fresh sign-in. */
export type Refreshed = 'fresh' | 'failed' | typeof REFUSED;

/**
 * Keeps the widget's view fresh while the page is open: every ten seconds from its load on while
 * autoUpdate is on, sooner while an answer is late, never while the page is hidden, and once when it
 * comes back. A refresh that fails changes nothing: what is on the page stays. One that is refused
 * is the last.
 *
 * @returns the view to show, whether a refresh was refused, and a way to refresh it now
 */
export function useLiveView(initial: LiveApplyView): {
  view: LiveApplyView;
  isRefused: boolean;
  refresh: () => Promise<Refreshed>;
} {
  // A refresh counts for the page load that it belongs to; a newer load replaces it.
  const [refreshed, setRefreshed] = useState<{ of: LiveApplyView; view: LiveApplyView } | null>(
    null,
  );
  const view = refreshed?.of === initial ? refreshed.view : initial;
  const [refusedOf, setRefusedOf] = useState<LiveApplyView | null>(null);
  const isRefused = refusedOf === initial;
  // What the server's page has is as old as the page, however late its script came.
  const isEnhanced = useEnhanced();
  const [isServed] = useState(!isEnhanced);
  const askedAt = useRef<number | null>(null);

  const refresh = useCallback(async (): Promise<Refreshed> => {
    askedAt.current = performance.now();
    const next = await askUnlessRefused<LiveApplyView>(paths.applicationStatus);
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
