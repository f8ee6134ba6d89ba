import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const banner = style({
  aspectRatio: '8 / 3',
});

globalStyle(`${banner} > a`, {
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
