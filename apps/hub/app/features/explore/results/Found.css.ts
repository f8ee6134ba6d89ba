import { style } from '@vanilla-extract/css';
import { foldRest } from '#app/features/catalogue/cards/fold-rest.ts';

/** The number of courses a phone shows at first: about six screens. */
export const SHOWN = 8;

export const list = style({});
foldRest({ place: list, item: '> * > li', shown: SHOWN });
