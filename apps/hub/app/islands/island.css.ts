import { style } from '@vanilla-extract/css';

/** Around an island, for the page is laid out as if nothing was. */
export const noBox = style({ display: 'contents' });
