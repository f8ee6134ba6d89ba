'use client';
import { useImperativeHandle, useRef, type Ref } from 'react';

/** A ref of a component's own to an element whose `ref` somebody else has asked for as well. */
export function useSharedRef<Target>(ref: Ref<Target> | undefined) {
  const own = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(ref, () => own.current, []);
  return own;
}
