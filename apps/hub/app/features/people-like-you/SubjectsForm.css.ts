import { globalStyle, style } from '@vanilla-extract/css';

export const subjects = style({});

/** Shown only with scripts. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// A focused option does not end up behind the number of chosen subjects.
globalStyle(`:root:has(${subjects})`, { scrollPaddingBlockStart: '6rem' });
