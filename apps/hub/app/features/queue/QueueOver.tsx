import { useEffect } from 'react';
import { forgetLeft } from './local-left.ts';

/** Forgets on this device a wait that has ended; shows nothing itself. */
export function QueueOver() {
  useEffect(forgetLeft, []);
  return null;
}
