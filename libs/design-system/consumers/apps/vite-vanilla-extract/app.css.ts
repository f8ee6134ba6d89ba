import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** An element of this app with the design system's tokens. */
export const note = style({
  padding: vars.space[4],
  background: vars.color.info.soft,
  color: tone.ink,
  '@media': { [media.large]: { padding: vars.space[6] } },
});

// In no layer, so it wins over the design system's own.
globalStyle('[data-component="tile"]', { borderRadius: 4 });
