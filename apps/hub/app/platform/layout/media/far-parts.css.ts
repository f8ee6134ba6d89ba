import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { FAR, FIRST, LATER, SEEN } from './far-parts.ts';

const section = { containIntrinsicBlockSize: 'auto 40rem' };

/** A part that is a section of the page, with a typical height. */
export const farSection = style(section);

/** A section that is not printed. */
export const farScreenSection = style({
  ...section,
  '@media': { print: { display: 'none' } },
});

const first = `[${LATER}="${FIRST}"] [${FAR}]`;
// A list of suggestions extends beyond its section.
const seen = `[${LATER}="${SEEN}"] :is(${farSection}, ${farScreenSection}):not(:has([role="listbox"]))`;

globalStyle(`${first}, ${seen}`, {
  contentVisibility: 'auto',
  // Room for shadows and focus rings at the edge.
  overflowClipMargin: vars.space[4],
  '@media': { print: { contentVisibility: 'visible' } },
});

// A double click in such a part of a page that has just loaded would select a word, which crashes
// Chromium 156.
globalStyle(first, { userSelect: 'none' });
