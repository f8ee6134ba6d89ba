import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  selectors: {
    '&[data-even]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(2.4rem, 1fr))',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const item = style({ display: 'grid' });

const target = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  minBlockSize: vars.width.target,
  borderRadius: vars.radius.control,
} as const;

export const none = style({ ...target, color: vars.color.inkMuted });

globalStyle(`${item} > a`, {
  ...target,
  fontWeight: vars.font.weight.strong,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.primary.ink,
  textDecoration: 'none',
});
globalStyle(`${list}:not([data-even]) > ${item} > a`, { paddingInline: vars.space[3] });
globalStyle(`${item} > a:hover`, {
  borderColor: vars.color.primary.fill,
  backgroundColor: vars.color.primary.soft,
});
globalStyle(`${item} > a[aria-current]`, {
  borderColor: vars.color.primary.fill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
