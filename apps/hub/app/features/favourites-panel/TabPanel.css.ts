import { style } from '@vanilla-extract/css';

/** As high as a window: nothing below it comes into sight, to be pushed out again by the list. */
export const awaited = style({ minBlockSize: '100vh' });
