import { redirect } from '@remix-run/node';
import { language, languageSetting, savedLanguage } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { languageCookie, readLanguage } from './language-cookie.server.ts';

/**
 * Uses the language of the account in a browser in which no language was chosen.
 *
 * @throws a redirect to the same page if its language changes
 */
export function followSavedLanguage({ request, context, applicant }: RequestScope): void {
  const { config, languages, setCookie, isForm } = context;
  if (isForm || readLanguage(request, config) !== null) return;
  const saved = savedLanguage(settingData(applicant.user, languageSetting));
  if (saved === null || saved === language || !languages.includes(saved)) return;
  setCookie(languageCookie(config, saved));
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search);
}
