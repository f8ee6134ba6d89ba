import type { Language } from './languages.ts';

/**
 * The language of a build. `package.json` maps `#language` to this module, or to that of another
 * language if the build has its condition.
 */
export const language: Language = 'en';

/** The locale for `Intl`: dates, numbers, lists, and the order of words. */
export const locale = 'en-GB';

/**
 * The names of days, from Sunday, and of months, in a sentence. `Intl` is not used, because Chrome
 * has no names in Welsh, so the server and the browser would show different text.
 */
export const weekdays = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
] as const;
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

// Most pages list nothing, so a bundler may leave this out.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** Words in a sentence: 'one, two and three'. */
export const formatList = (words: readonly string[]): string => list.format(words);

/** The names of 12:00 and 00:00. */
export const middles: { midday: string; midnight: string } = {
  midday: 'midday',
  midnight: 'midnight',
};
