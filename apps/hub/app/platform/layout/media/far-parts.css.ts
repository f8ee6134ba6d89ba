import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { FAR, LATER } from './far-parts.ts';

globalStyle(`[${LATER}] [${FAR}]`, {
  contentVisibility: 'auto',
  // A typical height of a section.
  containIntrinsicBlockSize: 'auto 40rem',
  // Room for shadows and focus rings at the edge.
  overflowClipMargin: vars.space[4],
  // A double click in such a part of a page that has just loaded would select a word, which crashes
  // Chromium 156.
  userSelect: 'none',
  '@media': { print: { contentVisibility: 'visible' } },
});
