'use client';
import { useImperativeHandle, useRef, type Ref } from 'react';

/** Merges a component's own ref with the `ref` prop of its caller. */
export function useSharedRef<Target>(ref: Ref<Target> | undefined) {
  const own = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(ref, () => own.current, []);
  return own;
}
