import { style } from '@vanilla-extract/css';

/** Around a part, for the page is laid out as if nothing was. */
export const noBox = style({ display: 'contents' });
