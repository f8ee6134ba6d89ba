import { useEffect } from 'react';
import { forgetLeft } from './local-left.ts';

/** Deletes a finished wait from this device. Renders nothing. */
export function QueueOver() {
  useEffect(forgetLeft, []);
  return null;
}
