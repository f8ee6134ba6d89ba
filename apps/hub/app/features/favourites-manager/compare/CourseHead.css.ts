import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'start',
});

export const actions = style([
  screenOnly,
  {
    // On a phone, buttons aligned with the name would be wider than the column.
    paddingInline: vars.space[1],
    fontWeight: vars.font.weight.body,
    '@media': { [media.medium]: { paddingInline: 0 } },
  },
]);
