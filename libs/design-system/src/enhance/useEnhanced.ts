'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and during hydration, then true. A component mounted by a script gets
 * true at once.
 */
export const useEnhanced = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
