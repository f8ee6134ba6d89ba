'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and during hydration, then true. In a component mounted by a script it
 * is true immediately.
 */
export const useEnhanced = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
