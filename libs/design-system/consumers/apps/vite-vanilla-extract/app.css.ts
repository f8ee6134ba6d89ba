import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({
  padding: vars.space[4],
  background: vars.color.info.soft,
  color: tone.ink,
  '@media': { [media.large]: { padding: vars.space[6] } },
});

// This style is unlayered, so it overrides the design system's style.
globalStyle('[data-component="tile"]', { borderRadius: 4 });
