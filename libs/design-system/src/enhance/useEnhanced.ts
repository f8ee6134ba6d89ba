'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and in the first render that hydrates it, true from then on. A
 * component mounted by a script sees true at once.
 */
export const useEnhanced = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
