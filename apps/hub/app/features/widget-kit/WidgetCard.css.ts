import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { largeScreen, smallScreen } from '#app/platform/paths/focus.ts';
import { frame } from './FocusFrame.css.ts';

/** Condition that matches browsers that can show the content of a closed `<details>`. */
const CAN_SHOW = 'selector(::details-content)';

/** The height of the icon in the header. */
const HEAD_SIZE = '2.5rem';

export const tile = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    // Collapsed content leaves no empty space.
    [smallScreen]: { selectors: { '&[data-press="toggle"]': { gap: 0 } } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  // With large text the title is in its own row.
  flexWrap: 'wrap',
  gap: vars.space[3],
  minBlockSize: HEAD_SIZE,
});

export const title = style({ flex: '1 1 5rem', minInlineSize: 0 });

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [smallScreen]: { selectors: { [`${tile}[data-press="lead"] &`]: { display: 'none' } } },
  },
});

export const content = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [smallScreen]: { paddingBlockStart: vars.space[4] } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: 'auto',
});

export const settings = style({
  marginInlineStart: 'auto',
  selectors: {
    // The link is next to the marker that opens the tile, and is stacked above the area that the
    // marker covers, so that the link can be pressed.
    [`${tile}[data-press="toggle"] &`]: {
      position: 'relative',
      zIndex: 1,
      '@media': { [smallScreen]: { marginInlineEnd: HEAD_SIZE } },
    },
  },
  '@media': {
    [smallScreen]: { selectors: { [`${tile}[data-press="lead"] &`]: { display: 'none' } } },
  },
});

/** Extends a link: on a small screen the whole tile is its target. */
export const reach = style({
  '@media': { [smallScreen]: { position: 'absolute', inset: 0 } },
});

export const onlyTile = style({
  '@media': { [largeScreen]: { display: 'none' } },
});

/** This is not the `Details` component, because here the summary covers the header of the card. */
export const fold = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
});

export const opener = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: `calc(${HEAD_SIZE} + 2 * ${vars.space[4]})`,
  paddingInlineEnd: vars.space[6],
  borderRadius: vars.radius.card,
  color: vars.color.primary.ink,
  listStyle: 'none',
  cursor: 'pointer',
  ':focus-visible': { borderRadius: vars.radius.card },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': {
    [CAN_SHOW]: { '@media': { [largeScreen]: { display: 'none' } } },
  },
});

export const chevron = style({
  display: 'inline-flex',
  selectors: { [`${fold}[open] > ${opener} > &`]: { rotate: '180deg' } },
  '@media': {
    [media.motion]: { transition: `rotate ${vars.motion.fast} ${vars.motion.ease}` },
  },
});

// The content is always shown on a large screen, and on a page that shows only this widget.
const shown = {
  contentVisibility: 'visible',
  blockSize: 'auto',
  flexGrow: 1,
  display: 'flex',
} as const;
globalStyle(`${fold}::details-content`, {
  '@supports': { [CAN_SHOW]: { '@media': { [largeScreen]: shown, print: shown } } },
});
globalStyle(`${frame}[data-focus] ${fold}::details-content`, shown);
globalStyle(`${frame}[data-focus] ${opener}`, {
  '@supports': { [CAN_SHOW]: { display: 'none' } },
});
globalStyle(`${frame}[data-focus] ${settings}`, {
  '@supports': { [CAN_SHOW]: { marginInlineEnd: 0 } },
});
