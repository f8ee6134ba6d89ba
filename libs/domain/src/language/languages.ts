/** The languages of the hub, as `lang` attributes, cookies and settings have them. */
export const languages = ['en', 'cy'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
