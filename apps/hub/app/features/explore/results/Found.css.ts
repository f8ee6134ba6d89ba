import { style } from '@vanilla-extract/css';
import { foldRest } from '#app/features/catalogue/fold-rest.ts';

/** How many are shown at first on a phone: all that six of its screens have room for. */
export const SHOWN = 8;

export const list = style({});
foldRest({ place: list, item: '> * > li', shown: SHOWN });
