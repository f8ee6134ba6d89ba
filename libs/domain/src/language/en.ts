import type { Language } from './languages.ts';

/**
 * The language of a build. `package.json` maps `#language` to this module, or to another language's
 * module in a build with that language's condition.
 */
export const language: Language = 'en';

/** The locale for `Intl`: dates, numbers, lists and sorting. */
export const locale = 'en-GB';

// The annotation allows a bundler to leave this out, because most pages format no list.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** Words in a sentence: 'one, two and three'. */
export const formatList = (words: readonly string[]): string => list.format(words);
