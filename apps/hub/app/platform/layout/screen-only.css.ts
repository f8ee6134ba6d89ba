import { style } from '@vanilla-extract/css';

/** What nobody needs on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
