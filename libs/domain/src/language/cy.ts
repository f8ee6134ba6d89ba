import type { Language } from './languages.ts';

export const language: Language = 'cy';

export const locale = 'cy';

/** `Intl` has the names for use alone, with a capital: 'Dydd Iau'. */
export const inSentence = (weekday: string): string => weekday.replace(/^Dydd/, 'dydd');

// Most pages list nothing, so a bundler may leave this out.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** `Intl` has 'a(c)' for 'and', which is 'ac' before a vowel. */
export const formatList = (words: readonly string[]): string =>
  list
    .format(words)
    .replace(/a\(c\) (?=(.))/u, (_, next: string) =>
      /[aeiouwyâêîôûŵŷ]/i.test(next) ? 'ac ' : 'a ',
    );

export const middles = { midday: 'hanner dydd', midnight: 'hanner nos' };
