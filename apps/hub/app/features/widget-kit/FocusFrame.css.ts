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

/** The screens on which `FullScreen` hides the header. */
const fullScreen = `screen and ${smallScreen} and (scripting: enabled)`;

/** For a link that the header has too. */
export const withoutHeader = style({
  display: 'none',
  '@media': { [fullScreen]: { display: 'inline' } },
});

globalStyle(`${frame}[data-focus] [data-beside-focus]`, {
  '@media': { [smallScreen]: { display: 'none' } },
});
