import { type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import {
  isLanguage,
  type Language,
  languageChoice,
  languageSetting,
  savedLanguage,
} from '@applicant-hub/domain';
import { checkPath } from '#app/features/queue/paths.ts';
import { languageCookie } from '#app/platform/layout/language/language-cookie.server.ts';
import { languagePath, paths } from '#app/platform/paths/links.ts';
import { findApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { FORGET_PREFETCHED } from '#app/platform/server/http/headers.server.ts';
import { safeReturnUrl } from '#app/platform/server/http/safe-redirect.server.ts';

/**
 * Stores the language in a cookie and in the account of a signed-in user, and shows the page with
 * the link again. It is a link, so that it works on every page and without scripts.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { config, languages, setCookie } = context;
  const language = params['language'];
  if (!isLanguage(language) || !languages.includes(language)) throw data(null, { status: 404 });
  setCookie(languageCookie(config, language));
  const page = safeReturnUrl(request.headers.get('Referer'), config.publicUrl, '/');
  // A page of the server itself, such as "very busy", can have this address.
  const isItself = page.startsWith(languagePath(language));
  // The user has just deleted all data, so nothing is stored again.
  if (!page.startsWith(paths.dataDeleted)) await saveInAccount(request, context, language);
  return redirect(isItself ? '/' : withoutWait(page), {
    headers: { 'Clear-Site-Data': FORGET_PREFETCHED },
  });
}

/** The queue page counts every visit as a return, which adds a minute, unless it is a check. */
const withoutWait = (page: string) => (page === screens.queue ? checkPath : page);

export const action = methodNotAllowed;

/** If the account API fails, the choice is valid in this browser only. */
async function saveInAccount(
  request: Request,
  context: LoaderFunctionArgs['context'],
  language: Language,
): Promise<void> {
  const applicant = await findApplicant(request, context);
  if (applicant === null) return;
  if (savedLanguage(settingData(applicant.user, languageSetting)) === language) return;
  await saveSetting({ context, applicant }, { ...languageSetting, data: languageChoice(language) });
}
