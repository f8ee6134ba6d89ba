import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Its parts are cells of the page's grid. */
export const form = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const bar = style({
  gridArea: 'search',
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  minInlineSize: 0,
  padding: `clamp(16px, 2.2vw, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
