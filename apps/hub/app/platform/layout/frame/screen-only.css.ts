import { style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/**
 * For a collapsible section: in print, where it cannot be opened, it is hidden unless it is open.
 */
export const paperIfOpen = style({
  '@media': { print: { selectors: { '&:not(:has(> [open]))': { display: 'none' } } } },
});
