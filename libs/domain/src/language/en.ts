import type { Language } from './languages.ts';

/**
 * The language of a build. `package.json` maps `#language` to this module, or to that of another
 * language if the build has its condition.
 */
export const language: Language = 'en';

/** The locale for `Intl`: dates, numbers, lists, and the order of words. */
export const locale = 'en-GB';

// Most pages list nothing, so a bundler may leave this out.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** Words in a sentence: 'one, two and three'. */
export const formatList = (words: readonly string[]): string => list.format(words);
