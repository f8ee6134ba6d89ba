'use client';
import { useEffect, useState, type Ref } from 'react';
import { useEnhanced } from './useEnhanced.ts';
import { useSharedRef } from './useSharedRef.ts';

/**
 * Props that focus an element when it appears, and a `ref` that is merged with the caller's ref. In
 * server-rendered HTML, the `autofocus` attribute works without scripts. React omits it for
 * elements added by a script, so an effect sets focus on them.
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
