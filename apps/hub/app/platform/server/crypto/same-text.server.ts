import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSameText(expected: string, sent: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(sent);
  return a.length === b.length && timingSafeEqual(a, b);
}
