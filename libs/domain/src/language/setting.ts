import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';
import { isLanguage, type Language } from './languages.ts';

export const languageSetting = {
  collection: 'dashboardSettings',
  name: 'Language',
} as const satisfies { collection: SettingCollection; name: string };

export const languageChoice = (language: Language): object => ({ language });

/**
 * The language that the applicant chose, on any device; null if they chose none.
 *
 * @param saved data of `languageSetting`; null if no setting is saved
 */
export function savedLanguage(saved: string | null): Language | null {
  const { language } = parseObject(saved);
  return isLanguage(language) ? language : null;
}
