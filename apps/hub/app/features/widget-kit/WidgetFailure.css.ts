import { style } from '@vanilla-extract/css';

export const typedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
