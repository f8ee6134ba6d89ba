import { style } from '@vanilla-extract/css';

/** At the end of the row, of the first or, where there is no room, of the next. */
export const change = style({ marginInlineStart: 'auto' });
