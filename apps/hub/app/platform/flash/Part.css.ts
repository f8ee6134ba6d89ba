import { globalStyle, style } from '@vanilla-extract/css';
import { area } from './NoticeArea.css.ts';

/** Where a part says what was done in it. It takes no room while there is nothing to say. */
export const place = style({
  display: 'block',
  // Above the link that covers a card.
  position: 'relative',
  zIndex: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** What it says. */
export const said = style({});

// It is said once: in the part, where that is on the page, or else at the foot of the screen.
globalStyle(`:root:has(${said}) ${area}:not([data-live])`, { display: 'none' });

/** A part that is gone takes no room, unless something is said of it. */
export const gone = style({
  position: 'absolute',
  selectors: { [`&:has(${said})`]: { position: 'static' } },
});
