import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Around a course and its picture: below each other, or beside each other where there is room. */
export const courseFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: `clamp(16px, 2.4vw, ${vars.space[8]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    // The picture is decoration: its place beside the words changes no reading order.
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
    print: { boxShadow: 'none' },
  },
});
