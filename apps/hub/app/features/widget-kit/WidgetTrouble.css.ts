import { style } from '@vanilla-extract/css';

/** Preserves line breaks and spaces, so that the text can be copied. */
export const typedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
