import { useEffect } from 'react';
import { clearTimeLeft } from './local-time-left.ts';

export function QueueOver() {
  useEffect(clearTimeLeft, []);
  return null;
}
