import { media, tone, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from './FocusFrame.css.ts';
import { largeScreen, smallScreen } from './focus.ts';

/** Where the content of a closed `<details>` can be shown all the same. */
const CAN_SHOW = 'selector(::details-content)';

const HEAD_SIZE = '2.5rem';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: HEAD_SIZE,
});

/** The icon on its colour. */
export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: HEAD_SIZE,
  blockSize: HEAD_SIZE,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: tone.soft,
  color: tone.ink,
});

/** What a tile opens, or leaves to the page it leads to. */
export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

globalStyle(`[data-press="lead"] > ${body}`, {
  '@media': { [smallScreen]: { display: 'none' } },
});

/** At the foot: where the widget leads. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: 'auto',
});

/** A tile that leads to a page leaves its settings to that page. */
export const settings = style({ marginInlineStart: 'auto' });
globalStyle(`[data-press="lead"] > ${head} > ${settings}`, {
  '@media': { [smallScreen]: { display: 'none' } },
});
// Beside the mark that opens the tile, and above its target.
globalStyle(`[data-press="toggle"] > ${head} > ${settings}`, {
  position: 'relative',
  zIndex: 1,
  '@media': { [smallScreen]: { marginInlineEnd: HEAD_SIZE } },
});

// The whole tile is the target of its link.
globalStyle(`${foot} > [data-leads] > a::after`, {
  '@media': { [smallScreen]: { content: '""', position: 'absolute', inset: 0 } },
});

/** A link that only the tile needs. */
export const onlyTile = style({
  '@media': { [largeScreen]: { display: 'none' } },
});

export const fold = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
});
globalStyle(`${fold} > ${body}`, {
  '@media': { [smallScreen]: { paddingBlockStart: vars.space[4] } },
});

/** The mark that opens and closes a tile; the head of the tile is its target. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  inlineSize: HEAD_SIZE,
  blockSize: HEAD_SIZE,
  borderRadius: vars.radius.control,
  color: vars.color.primary.ink,
  listStyle: 'none',
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[4]})`,
    insetInlineStart: '-100vw',
    insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
  },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': {
    [CAN_SHOW]: { '@media': { [largeScreen]: { display: 'none' } } },
  },
});
globalStyle(`${opener} > svg`, {
  '@media': {
    [media.motion]: { transition: `rotate ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
globalStyle(`${fold}[open] > ${opener} > svg`, { rotate: '180deg' });
// The target reaches over the head only, not over the widgets beside it.
globalStyle(`[data-press="toggle"]`, {
  overflow: 'clip',
  '@media': { [smallScreen]: { gap: 0 } },
});

// A list of suggestions reaches over the widgets below while it is open.
globalStyle(`[data-press="toggle"]:has([aria-expanded="true"])`, { overflow: 'visible' });

// Closed or not, there is nothing to open on a large screen, nor where the widget is alone.
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
