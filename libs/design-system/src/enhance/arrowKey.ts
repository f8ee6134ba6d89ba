import type { KeyboardEvent } from 'react';

/** In right-to-left text, the left and right arrows are swapped. */
const mirrored: Partial<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * Returns the key of an event. In right-to-left text, arrows are converted to their left-to-right
 * meaning.
 */
export function arrowKey({ key, currentTarget }: KeyboardEvent): string {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (isRightToLeft ? mirrored[key] : undefined) ?? key;
}
