import type { Language } from './languages.ts';

export const language: Language = 'cy';

/** Chrome has no Welsh data. Numbers are the same in English, so they do not depend on it. */
export const locale = ['cy', 'en-GB'];

export const weekdays = [
  ...['dydd Sul', 'dydd Llun', 'dydd Mawrth', 'dydd Mercher', 'dydd Iau', 'dydd Gwener'],
  ...['dydd Sadwrn'],
] as const;
export const months = [
  ...['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf', 'Awst', 'Medi'],
  ...['Hydref', 'Tachwedd', 'Rhagfyr'],
] as const;

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
