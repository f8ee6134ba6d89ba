import { style } from '@vanilla-extract/css';

/** Around an island, for the page is laid out as if nothing was. */
export const noBox = style({ display: 'contents' });

/** The icons of the page, where each is drawn once: nothing is seen there. */
export const sprite = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });
