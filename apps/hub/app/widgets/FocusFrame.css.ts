import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { smallScreen } from './focus.ts';

/** The dashboard; on a small screen only what has the focus is shown. */
export const frame = style({});

/** The way back; there is nothing to go back to where everything is shown. */
export const close = style({
  display: 'none',
  '@media': {
    [smallScreen]: { display: 'block', paddingBlockEnd: vars.space[4] },
  },
});

globalStyle(`${frame}[data-focus] [data-beside-focus]`, {
  '@media': { [smallScreen]: { display: 'none' } },
});
