import { style } from '@vanilla-extract/css';
import { media, vars } from '@applicant-hub/design-system/tokens';

export const frame = style({ containerType: 'inline-size' });

const SIDE_BY_SIDE = '(min-width: 36rem)';

/**
 * The map's column in the hub on a large screen. The map is small there, with the names of its
 * places below it. A page about one place shows the map at full width.
 */
const HUB_COLUMN = '(min-width: 20rem) and (max-width: 35.99rem)';
const onHub = 'main:has([data-widget]) &';

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'minmax(0, 26rem) minmax(14rem, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[8],
    },
  },
  '@media': { print: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  breakInside: 'avoid',
  '@container': {
    // On a phone the map is short, so that users can easily scroll past it. With large text, the
    // names are below the map.
    '(min-width: 17rem)': { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
    [SIDE_BY_SIDE]: {
      // The map remains visible while a long list scrolls.
      position: 'sticky',
      insetBlockStart: vars.space[4],
      gridTemplateColumns: 'minmax(0, 33rem)',
    },
  },
  '@media': {
    [media.medium]: {
      // On the page about a place the map has its full width. The hub has no space for that.
      selectors: { 'main:not(:has([data-widget])) &': { gridTemplateColumns: 'minmax(0, 33rem)' } },
      '@container': {
        [HUB_COLUMN]: { selectors: { [onHub]: { gridTemplateColumns: 'minmax(0, 13rem)' } } },
      },
    },
  },
});

/**
 * Both maps share this box, so that the layout does not shift when the interactive map replaces the
 * drawn map.
 */
export const box = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.info.soft,
  // The map and the content next to it are printed on the same sheet.
  '@media': { print: { maxInlineSize: '14rem' } },
});

const isLive = `${box}[data-live] > &`;

export const drawn = style({
  selectors: { [isLive]: { visibility: 'hidden' } },
  '@media': { print: { selectors: { [isLive]: { visibility: 'visible' } } } },
});

export const live = style({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  selectors: { [isLive]: { visibility: 'visible' } },
  '@media': { print: { display: 'none' } },
});

export const caption = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});

/**
 * Space for the hint is reserved on devices that may show the hint, so that the layout does not
 * shift when it appears.
 */
export const touchHint = style({
  display: 'none',
  visibility: 'hidden',
  selectors: { '&[data-live]': { visibility: 'visible' } },
  '@media': { 'screen and (pointer: coarse) and (scripting: enabled)': { display: 'block' } },
});
