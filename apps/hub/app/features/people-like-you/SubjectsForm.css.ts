import { globalStyle, style } from '@vanilla-extract/css';

export const subjects = style({});

/** What is true with scripts only. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// An option that gets the focus does not end up behind the number of those that are chosen.
globalStyle(`:root:has(${subjects})`, { scrollPaddingBlockStart: '6rem' });
