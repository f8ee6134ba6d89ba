import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

const FADE = 20;

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
  },
});

// WebKit can give the empty marker of a list item a line of its own above a flex container.
globalStyle(`${list} > li`, { '@layer': { [componentsLayer]: { display: 'flex' } } });

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
