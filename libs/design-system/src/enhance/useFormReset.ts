'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Is heard after the form of a control was reset, which no event of the control itself tells. */
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
      // The event comes before the fields have changed.
      if (target === control.current?.form) setTimeout(() => latest.current());
    };
    document.addEventListener('reset', onReset);
    return () => document.removeEventListener('reset', onReset);
  }, [control]);
}
