import { type Gate, whenUsed } from '../parts/gates.ts';
import { keysWith, PREFIX } from './local-keys.ts';

/** At once where this device has copies of texts; else when somebody uses the page, and may make one. */
export const whenLeft: Gate = (part, open) => {
  if (keysWith(PREFIX).length === 0) return whenUsed(part, open);
  open();
  return () => undefined;
};
