import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
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

export const picture = style({
  '@media': { [media.medium]: { order: 1 }, print: { display: 'none' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const logo = style({ flexShrink: 0, inlineSize: '3.5rem' });

export const names = style({ minInlineSize: 0 });
