import { style } from '@vanilla-extract/css';
import { foldRest } from '#app/features/catalogue/fold-rest.ts';
import { SHOWN } from './shown.ts';

export const list = style({});
foldRest({ place: list, item: '> * > li', shown: SHOWN });
