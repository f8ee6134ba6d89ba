'use client';
import { useEffect, useState, type Ref } from 'react';
import { useEnhanced } from './useEnhanced.ts';
import { useSharedRef } from './useSharedRef.ts';

/**
 * Props that give an element focus when it appears, and its `ref` to whoever asked for it. In a page
 * from the server the browser does it by itself (the `autofocus` attribute works without scripts); in
 * an element that a script adds, where React leaves it out, an effect does it.
 */
export function useAutofocus<Target extends HTMLElement>(
  on: boolean | undefined,
  asked: Ref<Target> | undefined,
) {
  const ref = useSharedRef(asked);
  const [mountedByScript] = useState(useEnhanced());
  useEffect(() => {
    if (on && mountedByScript) {
      ref.current?.focus();
    }
  }, [on, mountedByScript, ref]);
  return { ref, ...(on && { tabIndex: -1, autoFocus: true }) };
}
