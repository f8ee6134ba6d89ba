import type { PanelId } from '@applicant-hub/domain';
import { useCallback, useEffect, useRef } from 'react';

export type NoteUnsaved = (panel: PanelId, isUnsaved: boolean) => void;

/** Makes the browser ask for confirmation before the user leaves a page with unsaved answers. */
export function useUnsaved(): NoteUnsaved {
  const unsaved = useRef<ReadonlySet<PanelId>>(new Set());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return useCallback((panel, isUnsaved) => {
    const others = [...unsaved.current].filter((one) => one !== panel);
    unsaved.current = new Set(isUnsaved ? [...others, panel] : others);
  }, []);
}
