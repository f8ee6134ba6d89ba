import { statusPollMs } from '@applicant-hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../applicant/links.ts';
import { askJson } from '../../shell/ask-json.ts';
import type { ApplyView } from './view-types.ts';

/** Between two questions for an answer that is late (milliseconds). */
const LATE_MS = 2_000;

/**
 * Keeps the widget's view fresh while the page is open: every ten seconds while autoUpdate is on,
 * sooner while an answer is late, never while the page is hidden, and once when it comes back.
 * A refresh that fails changes nothing: what is on the page stays.
 *
 * @returns the view to show, and a way to refresh it now, which says whether it could
 */
export function useLiveView(
  initial: ApplyView,
): [view: ApplyView, refresh: () => Promise<boolean>] {
  // A refresh counts for the page load that it belongs to; a newer load replaces it.
  const [refreshed, setRefreshed] = useState<{ of: ApplyView; view: ApplyView } | null>(null);
  const view = refreshed?.of === initial ? refreshed.view : initial;

  const refresh = useCallback(async () => {
    const next = await askJson<ApplyView>(paths.applicationStatus);
    if (next) setRefreshed({ of: initial, view: next });
    return next !== null;
  }, [initial]);

  const wait = view.state === 'pending' ? LATE_MS : view.autoUpdate ? statusPollMs : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, wait);
    const onReturn = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [wait, refresh]);

  return [view, refresh];
}
