import { useEffect } from 'react';
import { forgetLeft } from './local-left.ts';

export function QueueOver() {
  useEffect(forgetLeft, []);
  return null;
}
