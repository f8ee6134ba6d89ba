import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { baseLayer } from '../layers.css.ts';
import { vars } from '../tokens/vars.css.ts';
import { rootTextSizes } from './root-text-size.ts';

/** At the usual text size, 480 px. */
const NARROW = '(max-width: 30rem)';

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });

base('html', {
  // A percentage keeps the reader's own text size.
  fontSize: '100%',
  // What the browser scrolls to has room for its focus ring at the edge of the screen.
  scrollPaddingBlock: vars.space[2],
});
// A part of a page with a theme of its own has its ground and its ink too.
base('html, [data-theme]', {
  backgroundColor: vars.color.ground,
  '@media': { print: { backgroundColor: 'transparent' } },
});
base('body, [data-theme]', { color: vars.color.ink });
for (const [name, fontSize] of Object.entries(rootTextSizes)) {
  // Paper has a size of its own.
  base(`html[data-text-size="${name}"]`, { '@media': { screen: { fontSize } } });
}
base('body', {
  minBlockSize: '100dvb',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.line.body,
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  // The last line of a paragraph is not one short word.
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
  '@media': {
    // On a phone a long word of large text breaks before the page scrolls sideways.
    [NARROW]: { overflowWrap: 'anywhere' },
    print: { fontSize: '11pt' },
  },
});
// The words of a table stay whole: it scrolls in itself.
base('table', { overflowWrap: 'break-word' });
// What is being typed stays where it is.
base('textarea, [contenteditable]', { textWrap: 'wrap' });
base('b, strong', { fontWeight: vars.font.weight.strong });
base('::selection', { backgroundColor: vars.color.primary.edge, color: vars.color.ink });
base('a', {
  color: vars.color.primary.ink,
  textDecorationThickness: 'max(1px, 0.07em)',
  textUnderlineOffset: '0.18em',
});
base('input:is([type="checkbox"], [type="radio"])', { accentColor: vars.color.primary.fill });
// What is not ticked has the colours of its theme: the browser's own grey is none of them.
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
// A place that focus is moved to (main content, an error summary) is not a control.
base('[tabindex="-1"]:focus', { outline: 'none' });
base(':target', { scrollMarginBlockStart: vars.space[6] });
base('h1, h2, h3, h4, h5, h6, caption', { '@media': { print: { breakAfter: 'avoid' } } });
base('tr, figure, li', { '@media': { print: { breakInside: 'avoid' } } });
