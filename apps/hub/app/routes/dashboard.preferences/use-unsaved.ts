import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import type { PanelId } from '@applicant-hub/domain';
import { useCallback, useEffect, useRef } from 'react';

/** Says whether a panel holds answers that are not saved. */
export type NoteUnsaved = (panel: PanelId, isUnsaved: boolean) => void;

/** Asks before the page is left with answers that are not saved, by the browser or within the hub. */
export function useUnsaved(): NoteUnsaved {
  const unsaved = useRef<ReadonlySet<PanelId>>(new Set());
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    }, []),
  );
  const blocker = useBlocker(
    useCallback<Extract<Parameters<typeof useBlocker>[0], (...args: never[]) => unknown>>(
      ({ currentLocation, nextLocation }) =>
        unsaved.current.size > 0 && nextLocation.pathname !== currentLocation.pathname,
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(m.preferences_leave())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return useCallback((panel, isUnsaved) => {
    const others = [...unsaved.current].filter((one) => one !== panel);
    unsaved.current = new Set(isUnsaved ? [...others, panel] : others);
  }, []);
}
