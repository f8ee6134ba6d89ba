import type { KeyboardEvent } from 'react';

/** Where text runs from right to left, the arrow that points on is the other one. */
const mirrored: Partial<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event, with its arrow as it would be in a text from left to right. */
export function arrowKey({ key, currentTarget }: KeyboardEvent): string {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (isRightToLeft ? mirrored[key] : undefined) ?? key;
}
