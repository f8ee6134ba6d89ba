import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { largeScreen, smallScreen } from '#app/platform/paths/focus.ts';

export const frame = style({
  ':focus': { outline: 'none' },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  '@media': { print: { display: 'none' } },
  selectors: {
    [`${frame}:not([data-alone]) &`]: { '@media': { [largeScreen]: { display: 'none' } } },
  },
});

globalStyle(`${frame}[data-focus] [data-beside-focus]`, {
  '@media': { [smallScreen]: { display: 'none' } },
});
