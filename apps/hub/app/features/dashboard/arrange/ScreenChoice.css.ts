import { media, vars } from '@applicant-hub/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../grid/screens.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
    print: { display: 'none' },
  },
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  fontWeight: vars.font.weight.strong,
});

/** Marks the current screen. CSS can determine its column count, but the server cannot. */
export const thisScreen = styleVariants(screens, (screen) => ({
  display: 'none',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  fontSize: vars.font.size.s,
  '@media': { [screen]: { display: 'inline' } },
}));
