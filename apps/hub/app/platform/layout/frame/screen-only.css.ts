import { style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Prints a collapsible section only if it is open, because readers cannot open it on paper. */
export const paperIfOpen = style({
  '@media': { print: { selectors: { '&:not(:has(> [open]))': { display: 'none' } } } },
});
