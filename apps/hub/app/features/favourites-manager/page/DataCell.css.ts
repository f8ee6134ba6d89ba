import { style } from '@vanilla-extract/css';

/** A state in one line: the column is as wide as it. */
export const slot = style({ whiteSpace: 'nowrap' });
