import { messagesIn } from '@applicant-hub/copy/languages';
import { type Language, language as builtIn } from '@applicant-hub/domain';
import type { RequestHandler, Response } from 'express';
import { readLanguage } from '#app/platform/layout/language/language-cookie.server.ts';
import { LANGUAGE_PARAM } from '#app/platform/paths/links.ts';
import type { LanguageSuggestion } from '#app/platform/server/context.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * Chooses the language of a page by its cookie, or by its address for clients that send no cookie:
 * the service worker and calendar apps. `Accept-Language` only suggests a language, because it is
 * the language of the browser's menus, and a page must not change its language silently.
 */
export const chooseLanguage =
  (config: HubConfig, languages: readonly Language[]): RequestHandler =>
  (req, res, next) => {
    const headers = { get: (name: string) => req.get(name) ?? null };
    const chosen = readLanguage({ headers }, config) ?? languageInAddress(req.originalUrl);
    const language = languages.find((one) => one === chosen) ?? builtIn;
    res.locals['language'] = language;
    res.locals['languages'] = languages;
    res.locals['isChosen'] = chosen !== null;
    res.setHeader('Content-Language', language);
    next();
  };

const languageInAddress = (address: string): string | null =>
  URL.parse(address, 'http://hub')?.searchParams.get(LANGUAGE_PARAM) ?? null;

/** The pages with a suggestion are never stored, so they need no `Vary`. */
export function suggestionOf({ req, locals }: Response): LanguageSuggestion | null {
  const { language, languages, isChosen } = locals;
  if (isChosen === true) return null;
  const preferred = req.acceptsLanguages(languages as Language[]);
  const to = (languages as Language[]).find((one) => one === preferred && one !== language);
  return to === undefined ? null : { to, words: messagesIn[to].shell_language_suggestion() };
}

export const languageOf = (res: Response): Language =>
  (res.locals['language'] as Language | undefined) ?? builtIn;

/** The language of one of the server's own pages. */
export interface PageLanguage {
  readonly language: Language;
  /** The language to which the page links; undefined without a link. */
  readonly otherLanguage?: Language | undefined;
}

/**
 * The response to a form has no link to the other language: the link would lead back to the address
 * of the form, which may not be a page.
 */
export const pageLanguage = (
  language: Language,
  languages: readonly Language[],
  method: string,
): PageLanguage => ({
  language,
  otherLanguage:
    method === 'GET' || method === 'HEAD' ? languages.find((one) => one !== language) : undefined,
});

export const pageLanguageOf = (res: Response): PageLanguage =>
  pageLanguage(
    languageOf(res),
    (res.locals['languages'] as readonly Language[] | undefined) ?? [],
    res.req.method,
  );
