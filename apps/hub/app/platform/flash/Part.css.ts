import { globalStyle, style } from '@vanilla-extract/css';
import { area } from './NoticeArea.css.ts';

export const place = style({
  display: 'block',
  // Stacks the notice above the link that covers a card.
  position: 'relative',
  zIndex: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const said = style({});

// The notice is shown only once: in its part if the page contains that part, and otherwise at the
// bottom of the screen.
globalStyle(`:root:has(${said}) ${area}:not([data-live])`, { display: 'none' });

export const gone = style({
  position: 'absolute',
  selectors: { [`&:has(${said})`]: { position: 'static' } },
});
