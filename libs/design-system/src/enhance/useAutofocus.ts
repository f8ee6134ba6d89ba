'use client';
import { useEffect, useRef, useState } from 'react';
import { useEnhanced } from './useEnhanced.ts';

/**
 * Props that give an element focus when it appears. In a page from the server the browser does it
 * by itself (the `autofocus` attribute works without scripts); in an element that a script adds,
 * where React leaves it out, an effect does it.
 */
export function useAutofocus<Target extends HTMLElement>(on: boolean | undefined) {
  const ref = useRef<Target>(null);
  const [mountedByScript] = useState(useEnhanced());
  useEffect(() => {
    if (on && mountedByScript) {
      ref.current?.focus();
    }
  }, [on, mountedByScript]);
  return on ? { ref, tabIndex: -1, autoFocus: true } : undefined;
}
