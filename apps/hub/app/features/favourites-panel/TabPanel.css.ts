import { style } from '@vanilla-extract/css';

/** As tall as the screen, so that content below is not pushed down when the list loads. */
export const awaited = style({ minBlockSize: '100vh' });
