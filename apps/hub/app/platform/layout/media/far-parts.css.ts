import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { FAR, LATER } from './far-parts.ts';

globalStyle(`[${LATER}] [${FAR}]`, {
  contentVisibility: 'auto',
  // A typical height of a section.
  containIntrinsicBlockSize: 'auto 40rem',
  // Space for shadows and focus rings at the edge.
  overflowClipMargin: vars.space[4],
  // Prevents the selection of text: just after a page has loaded, a double click in a far part
  // would select a word, which crashes Chromium 156.
  userSelect: 'none',
  '@media': { print: { contentVisibility: 'visible' } },
});
