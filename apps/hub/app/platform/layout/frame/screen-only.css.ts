import { style } from '@vanilla-extract/css';

/** What nobody needs on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Around a fold: on paper, where nothing can be opened, it is only there when it is open. */
export const paperIfOpen = style({
  '@media': { print: { selectors: { '&:not(:has(> [open]))': { display: 'none' } } } },
});
