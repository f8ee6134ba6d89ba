/** The hub's languages, by the codes that `lang` attributes, cookies and settings contain. */
export const languages = ['en', 'cy'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
