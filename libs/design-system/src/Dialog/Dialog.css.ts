import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { baseLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { themes } from '../tokens/themes.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const dialog = component({
  inlineSize: `min(36rem, calc(100vw - 2 * 16px))`,
  // The browser limits only the size of modal dialogs.
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvb - 2 * 16px)',
  margin: 'auto',
  padding: `clamp(16px, 4vw, ${vars.space[8]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  // A backdrop has no variables in Chrome before 122, Firefox before 120 and Safari before 17.4.
  '::backdrop': {
    backgroundColor: fallbackVar(vars.color.backdrop, themes.light.color.backdrop.$value),
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&:modal': { transition: `opacity ${vars.motion.slow} ${vars.motion.ease}` },
      },
      '@starting-style': { selectors: { '&:modal': { opacity: 0 } } },
    },
    // With scripts enabled, a dialog in the page appears modal from the first paint, before the
    // script makes it modal.
    '(scripting: enabled)': {
      selectors: {
        '&[open]:not(:modal)': {
          position: 'fixed',
          inset: 0,
          zIndex: 20,
          margin: 'auto',
          boxShadow: `0 0 0 100vmax ${vars.color.backdrop}`,
        },
      },
    },
    '(scripting: none)': {
      selectors: { '&[open]': { inlineSize: 'auto', maxBlockSize: 'none', boxShadow: 'none' } },
    },
    print: { position: 'static', border: 'none' },
  },
  selectors: {
    // Without a script the dialog is a box in the page.
    '&[open]:not(:modal)': { position: 'static', marginInline: 0 },
  },
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
});

export const title = component({
  paddingBlockStart: vars.space[2],
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
  // On a narrow screen, a large title next to the close button would break long words and push
  // controls out of view.
  '@media': { '(width < 24rem)': { fontSize: vars.font.size.l } },
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
});

globalStyle('html:has(dialog[data-component]:modal)', {
  '@layer': { [baseLayer]: { overflow: 'hidden' } },
});
