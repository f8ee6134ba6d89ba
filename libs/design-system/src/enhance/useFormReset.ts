'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `heard` after the form of a control is reset, because the control itself fires no event for
 * a reset.
 */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null }>,
  heard: () => void,
): void {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const onReset = ({ target }: Event) => {
      // The event fires before the fields change.
      if (target === control.current?.form) setTimeout(() => latest.current());
    };
    document.addEventListener('reset', onReset);
    return () => document.removeEventListener('reset', onReset);
  }, [control]);
}
