import { globalStyle, style } from '@vanilla-extract/css';

export const subjects = style({});

export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// Prevents the sticky number of chosen subjects from covering a focused option.
globalStyle(`:root:has(${subjects})`, { scrollPaddingBlockStart: '6rem' });
