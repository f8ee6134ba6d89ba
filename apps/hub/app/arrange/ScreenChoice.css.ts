import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screens } from './screens.ts';

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

export const item = style({ display: 'grid' });

globalStyle(`${item} > a`, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
});
globalStyle(`${item} > a:hover`, {
  borderColor: vars.color.primary.fill,
  backgroundColor: vars.color.primary.soft,
});
globalStyle(`${item} > a[aria-current]`, {
  borderColor: vars.color.primary.fill,
  backgroundColor: vars.color.primary.soft,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.primary.fill}`,
  '@media': { [media.forcedColours]: { outline: '3px solid Highlight', outlineOffset: -3 } },
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  fontWeight: vars.font.weight.strong,
});

export const hint = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.body,
});

/** Nobody on the server knows the screen, and the style does. */
export const thisScreen = styleVariants(screens, (screen) => ({
  display: 'none',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  fontSize: vars.font.size.s,
  '@media': { [screen]: { display: 'inline' } },
}));
