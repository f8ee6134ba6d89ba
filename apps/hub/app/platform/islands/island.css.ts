import { globalStyle } from '@vanilla-extract/css';
import { ISLAND } from './markup.ts';

// A wrapper without a class has no box, so that it does not affect the layout.
globalStyle(`[${ISLAND}]:not([class])`, { display: 'contents' });
