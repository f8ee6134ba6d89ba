import { globalStyle, style } from '@vanilla-extract/css';
import { ISLAND } from './markup.ts';

// Around an island that has no box of its own: the page is laid out as if nothing was there.
globalStyle(`[${ISLAND}]:not([class])`, { display: 'contents' });

/** The icons of the page, where each is drawn once: nothing is seen there. */
export const sprite = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });
