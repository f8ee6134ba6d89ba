import { style } from '@vanilla-extract/css';

/** At the end of the first row, or of the next row where there is no space. */
export const change = style({ marginInlineStart: 'auto' });
