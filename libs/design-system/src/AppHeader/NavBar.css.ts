import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { barRoom, media, vars } from '../tokens/vars.css.ts';

const FADE = 20;

/**
 * A phone in portrait. The minimum height excludes landscape, where a bar would take up too much of
 * the height.
 */
const PHONE = 'screen and (max-width: 767.98px) and (min-height: 420px)';

const inBar = 'nav[data-bar] &';

/** Text in the bar grows with the user's text size until five links fill a screen of 320 px. */
const LABEL_SIZE = 'min(0.75rem, 4.5vw)';

const BAR_SIZE = `calc(40px + 1.34 * ${LABEL_SIZE})`;

export const navBar = component({
  '@media': {
    [PHONE]: {
      selectors: {
        '&[data-bar]': {
          position: 'fixed',
          // The bar is above the content, and below menus, notices and dialogs.
          zIndex: 5,
          insetBlockEnd: 0,
          insetInline: 0,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
          borderBlockStart: `1px solid ${vars.color.line}`,
          backgroundColor: vars.color.surface,
        },
      },
    },
  },
});

const global = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });

// `:where` adds no specificity, so a page that hides its header can set this variable to zero.
global(`:root:has(${navBar}:where([data-bar]))`, {
  '@media': {
    [PHONE]: { vars: { [barRoom]: `calc(${BAR_SIZE} + 1px + env(safe-area-inset-bottom))` } },
  },
});

// If the links do not fit, the row scrolls sideways and its end fades out. This needs no script and
// preserves the HTML order of the links.
export const list = component({
  display: 'flex',
  gap: vars.space[1],
  margin: 0,
  paddingBlock: `0 ${vars.space[1]}`,
  paddingInline: `calc(${vars.space.gutter} - 10px) ${FADE}px`,
  listStyleType: '""',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.gutter,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}px), transparent)`,
  '@media': {
    [media.large]: {
      paddingBlock: 4,
      paddingInline: 0,
      overflowX: 'visible',
      maskImage: 'none',
    },
    [media.forcedColours]: { maskImage: 'none' },
    [PHONE]: {
      selectors: {
        [inBar]: {
          gap: 0,
          maxInlineSize: '30rem',
          marginInline: 'auto',
          padding: 0,
          overflowX: 'visible',
          maskImage: 'none',
        },
      },
    },
  },
});

// WebKit can give the empty marker of a list item a line of its own above a flex container.
global(`${list} > li:not([hidden])`, { display: 'flex' });
global(`[data-bar] > ${list} > li`, {
  '@media': { [PHONE]: { display: 'none' } },
});
global(`[data-bar] > ${list} > li[data-in-bar]`, {
  '@media': { [PHONE]: { display: 'flex', flex: '1 1 auto' } },
});

export const icon = component({
  display: 'none',
  '@media': {
    [PHONE]: {
      // The bar has the same height with larger text.
      selectors: { [inBar]: { display: 'block', fontSize: 18 } },
    },
  },
});

export const item = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.width.target,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...transition('background-color', 'color'),
  ':hover': { backgroundColor: vars.color.sunken, color: vars.color.ink },
  ':focus-visible': { outlineOffset: -3, borderRadius: vars.radius.control },
  '@media': {
    // On a large screen the row does not scroll, so the browser would scroll the page instead.
    [media.large]: { selectors: { '&[aria-current]': { scrollInitialTarget: 'none' } } },
    [PHONE]: {
      selectors: {
        [inBar]: {
          flex: 1,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 2,
          minInlineSize: vars.width.target,
          blockSize: BAR_SIZE,
          paddingInline: 2,
          fontSize: LABEL_SIZE,
          lineHeight: 1.25,
        },
        [`${inBar}[aria-current]`]: { scrollInitialTarget: 'none', backgroundColor: 'transparent' },
        [`${inBar}[aria-current]::after`]: { insetBlock: '0 auto' },
      },
    },
  },
  selectors: {
    '&[aria-current]': {
      // Scrolls the current page's link into view when the row is wider than the screen.
      scrollInitialTarget: 'nearest',
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.ink,
    },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 10,
      insetBlockEnd: 4,
      borderBlockEnd: '3px solid',
      borderRadius: vars.radius.pill,
    },
  },
});
