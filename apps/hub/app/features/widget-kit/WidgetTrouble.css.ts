import { style } from '@vanilla-extract/css';

/** As it was typed, to be copied. */
export const typedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
