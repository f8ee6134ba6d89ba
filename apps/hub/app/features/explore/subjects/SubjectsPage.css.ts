import { style } from '@vanilla-extract/css';
import { foldRest } from '#app/features/catalogue/cards/fold-rest.ts';

/** The number of subjects a phone shows at first: about six screens. */
export const SHOWN = 24;

export const list = style({});
foldRest({ place: list, item: '> * > li', shown: SHOWN });
