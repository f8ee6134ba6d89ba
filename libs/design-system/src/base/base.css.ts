import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { baseLayer } from '../layers.css.ts';
import { barLength, vars } from '../tokens/vars.css.ts';
import { rootTextSizes } from './root-text-size.ts';

/** 480 px at the default text size. */
const NARROW = '(max-width: 30rem)';

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });

base('html', {
  // A percentage respects the user's text size setting.
  fontSize: '100%',
  // When the browser scrolls to an element, this leaves space for its focus ring at the edge of the
  // screen.
  scrollPaddingBlock: `${vars.space[2]} calc(${vars.space[2]} + ${barLength})`,
});
// A part of a page with its own theme also has the theme's background and text colours.
base('html, [data-theme]', {
  backgroundColor: vars.color.ground,
  '@media': { print: { backgroundColor: 'transparent' } },
});
base('body, [data-theme]', { color: vars.color.ink });
for (const [name, fontSize] of Object.entries(rootTextSizes)) {
  // The text size setting applies only on screens, so that print is not affected.
  base(`html[data-text-size="${name}"]`, { '@media': { screen: { fontSize } } });
}
base('body', {
  minBlockSize: '100dvb',
  // Only a page with `viewport-fit=cover` reaches under the notch of a phone.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.line.body,
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  // Prevents a last line with only one short word.
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
  '@media': {
    // On a phone, a long word in large text is broken, so that the page does not scroll sideways.
    [NARROW]: { overflowWrap: 'anywhere' },
    print: { fontSize: '11pt' },
  },
});
// Words in a table are not broken, because a table can scroll sideways.
base('table', { overflowWrap: 'break-word' });
// Line breaks must not change while the user types.
base('textarea, [contenteditable]', { textWrap: 'wrap' });
base('b, strong', { fontWeight: vars.font.weight.strong });
base('::selection', { backgroundColor: vars.color.primary.edge, color: vars.color.ink });
base('a', {
  color: vars.color.primary.ink,
  textDecorationThickness: 'max(1px, 0.07em)',
  textUnderlineOffset: '0.18em',
});
// The reset of another library may remove the underline, as Tailwind's does.
base('a[href]', { textDecorationLine: 'underline' });
base('input:is([type="checkbox"], [type="radio"])', { accentColor: vars.color.primary.fill });
// Unchecked controls use the colours of the theme, because the browser's grey does not match any
// theme.
base('[type="checkbox"]:not(:checked, :indeterminate), [type="radio"]:not(:checked)', {
  appearance: 'none',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
});
base('[type="radio"]:not(:checked)', { borderRadius: '50%' });
base(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.small,
});
// An element that a script focuses (main content, an error summary) is not a control, so it has no
// focus ring.
base('[tabindex="-1"]:focus', { outline: 'none' });
base(':target', { scrollMarginBlockStart: vars.space[6] });
base('h1, h2, h3, h4, h5, h6, caption', { '@media': { print: { breakAfter: 'avoid' } } });
base('tr, figure, li', { '@media': { print: { breakInside: 'avoid' } } });
