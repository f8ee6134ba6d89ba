import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The parts of the form are cells of the page's grid. */
export const form = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const place = style({ gridArea: 'search', minInlineSize: 0 });

export const bar = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
