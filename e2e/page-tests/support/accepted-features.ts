const OWN = 'a method of our code or of a library, with the same name';
const GUARDED = 'the library checks whether the browser has it';

/** Methods that scripts call although a browser of `.browserslistrc` lacks them, with the reason. */
export const acceptedMethods: Readonly<Record<string, string>> = {
  addHandler: OWN,
  createContext: OWN,
  dispatch: OWN,
  equals: OWN,
  expand: OWN,
  fetch: OWN,
  getLayers: OWN,
  isValid: OWN,
  navigate: OWN,
  pad: OWN,
  retry: OWN,
  run: OWN,
  subscribe: OWN,
  subtract: OWN,
  take: OWN,
  toArray: OWN,
  transferControlToOffscreen: GUARDED,
  transferToImageBitmap: GUARDED,
};

const CONTAINER = 'Safari before 16: tools have one column';
const LAZY = 'all parts of a page are laid out at once';
const PLAIN = 'a page or a dialog appears without an animation';
const SCROLL = 'scrolling continues in the page at the end of an inner area';
const TOUCH = 'iOS has no pointer and no handle';
const PREFIX = 'the build adds the form with the prefix of the browser';
const SLIGHT = 'the appearance differs slightly';
const FORCED = 'a browser without forced colours needs no styles for them';
const WRAP = 'lines break elsewhere';

/**
 * Styles that the hub uses although a browser of `.browserslistrc` lacks them. A browser ignores
 * styles that it does not know, and each text describes the result.
 */
export const acceptedStyles: Readonly<Record<string, string>> = {
  'css.at-rules.container': CONTAINER,
  'css.at-rules.media.forced-colors': FORCED,
  'css.at-rules.media.range_syntax': 'two rules for wide windows do not apply',
  'css.at-rules.media.scripting': 'content for either case is shown: see docs/browsers.md',
  'css.at-rules.page': 'the comparison is printed in portrait',
  'css.at-rules.starting-style': PLAIN,
  'css.properties.accent-color': SLIGHT,
  'css.properties.contain-intrinsic-block-size': LAZY,
  'css.properties.container-name': CONTAINER,
  'css.properties.container-type': CONTAINER,
  'css.properties.content-visibility': LAZY,
  'css.properties.field-sizing': 'a long text scrolls in its field',
  'css.properties.forced-color-adjust': FORCED,
  'css.properties.hyphens': PREFIX,
  'css.properties.mask-image': PREFIX,
  'css.properties.mask-size': PREFIX,
  'css.properties.outline': 'the outline of the focus has square corners',
  'css.properties.overflow-clip-margin': SLIGHT,
  'css.properties.overscroll-behavior': SCROLL,
  'css.properties.overscroll-behavior-inline': SCROLL,
  'css.properties.overscroll-behavior-x': SCROLL,
  'css.properties.print-color-adjust': PREFIX,
  'css.properties.resize': TOUCH,
  'css.properties.scroll-initial-target': 'a row of tabs starts at its first tab',
  'css.properties.scrollbar-width': 'a row that scrolls shows its scroll bar',
  'css.properties.text-size-adjust': PREFIX,
  'css.properties.text-wrap': WRAP,
  'css.properties.user-select': PREFIX,
  'css.properties.view-transition-name': PLAIN,
  'css.selectors.details-content': PLAIN,
  'css.selectors.modal': 'Safari before 15.6: a dialog without its script is in the middle',
  'css.selectors.selection': SLIGHT,
  'css.selectors.view-transition-group': PLAIN,
  'css.selectors.view-transition-new': PLAIN,
  'css.selectors.view-transition-old': PLAIN,
  'css.types.color.color-mix': 'some drawings have fewer colours',
  'css.types.length.container_query_length_units': CONTAINER,
  'css.types.length.lh': 'an icon is not centred on its line',
  'css.types.length.viewport_percentage_units_dynamic': 'a page can be shorter than the window',
};
