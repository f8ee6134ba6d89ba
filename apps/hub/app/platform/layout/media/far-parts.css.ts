import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { FAR, LATER } from './far-parts.ts';

const section = { containIntrinsicBlockSize: 'auto 40rem' };

/** A part that is a section of the page, with a typical height. */
export const farSection = style(section);

/** A section that is not printed. */
export const farScreenSection = style({
  ...section,
  '@media': { print: { display: 'none' } },
});

globalStyle(`[${LATER}] [${FAR}]`, {
  contentVisibility: 'auto',
  // Room for shadows and focus rings at the edge.
  overflowClipMargin: vars.space[4],
  // A double click in such a part of a page that has just loaded would select a word, which crashes
  // Chromium 156.
  userSelect: 'none',
  '@media': { print: { contentVisibility: 'visible' } },
});
