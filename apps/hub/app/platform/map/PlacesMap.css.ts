import { style } from '@vanilla-extract/css';
import { media, vars } from '@applicant-hub/design-system/tokens';

/** The width of this, not of the screen, decides how map and list share the space. */
export const frame = style({ containerType: 'inline-size' });

const SIDE_BY_SIDE = '(min-width: 36rem)';

/**
 * The column that the map of the hub has on a large screen, where it is small: the names of its places
 * stand beside it. A page about one place shows it as wide as its box.
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
  '@media': {
    [media.medium]: {
      '@container': {
        [HUB_COLUMN]: {
          selectors: {
            [onHub]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
          },
        },
      },
    },
    print: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  },
});

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  breakInside: 'avoid',
  '@container': {
    // On a phone the map is no longer than a thumb can pass, nor is the hub; large text stands below.
    '(min-width: 17rem)': { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
    [SIDE_BY_SIDE]: {
      // A long list passes the map by.
      position: 'sticky',
      insetBlockStart: vars.space[4],
      gridTemplateColumns: 'minmax(0, 33rem)',
    },
  },
  '@media': {
    [media.medium]: {
      // Where the page is about the place, the map is as wide as its box; the hub has no room for it.
      selectors: { 'main:not(:has([data-widget])) &': { gridTemplateColumns: 'minmax(0, 33rem)' } },
      '@container': {
        [HUB_COLUMN]: { selectors: { [onHub]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
      },
    },
  },
});

/** Both maps have this box, so nothing moves when one takes the place of the other. */
export const box = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.info.soft,
  // With what is beside it on one sheet.
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

/** Has its room from the start where it may be needed, so that nothing moves when it shows. */
export const touchHint = style({
  display: 'none',
  visibility: 'hidden',
  selectors: { '&[data-live]': { visibility: 'visible' } },
  '@media': { 'screen and (pointer: coarse) and (scripting: enabled)': { display: 'block' } },
});
