import type { MouseEvent } from 'react';
import { isPlainPress } from './isPlainPress.ts';

/**
 * Handles a click on a link by script. With a modifier key, the browser follows the link.
 */
export const onPlainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    act();
  };
