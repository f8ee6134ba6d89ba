import { globalStyle, style } from '@vanilla-extract/css';

export const subjects = style({});

export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// A focused option does not end up behind the number of chosen subjects.
globalStyle(`:root:has(${subjects})`, { scrollPaddingBlockStart: '6rem' });
