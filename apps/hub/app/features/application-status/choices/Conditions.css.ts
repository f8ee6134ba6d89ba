import { style } from '@vanilla-extract/css';

export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
