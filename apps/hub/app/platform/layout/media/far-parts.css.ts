import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { FAR, FIRST, LATER, SEEN } from './far-parts.ts';

const section = { containIntrinsicBlockSize: 'auto 40rem' };

/** A part that is a section of the page: about as high as most of them. */
export const farSection = style(section);

/** One that nobody needs on paper. */
export const farScreenSection = style({
  ...section,
  '@media': { print: { display: 'none' } },
});

const first = `[${LATER}="${FIRST}"] [${FAR}]`;
// A list of suggestions is longer than what it belongs to.
const seen = `[${LATER}="${SEEN}"] :is(${farSection}, ${farScreenSection}):not(:has([role="listbox"]))`;

globalStyle(`${first}, ${seen}`, {
  contentVisibility: 'auto',
  // Shadows and focus rings of what stands at its edge.
  overflowClipMargin: vars.space[4],
  '@media': { print: { contentVisibility: 'visible' } },
});

// A double press that falls into such a part of a page that has just come would select a word there,
// which crashes Chromium 156.
globalStyle(first, { userSelect: 'none' });
