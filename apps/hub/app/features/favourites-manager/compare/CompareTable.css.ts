import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-same]': { color: vars.color.inkMuted } },
});

export const same = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.font.weight.body,
});
