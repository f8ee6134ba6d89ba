import { type Language, language as builtIn } from '@applicant-hub/domain';
import type { RequestHandler, Response } from 'express';
import { readLanguage } from '#app/platform/layout/language/language-cookie.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * Chooses the language of a page by its cookie. `Accept-Language` is not used, because it is the
 * language of the browser's menus, and a page must not change its language silently.
 */
export const chooseLanguage =
  (config: HubConfig, languages: readonly Language[]): RequestHandler =>
  (req, res, next) => {
    const headers = { get: (name: string) => req.get(name) ?? null };
    const chosen = readLanguage({ headers }, config);
    const language = chosen !== null && languages.includes(chosen) ? chosen : builtIn;
    res.locals['language'] = language;
    res.setHeader('Content-Language', language);
    next();
  };

export const languageOf = (res: Response): Language =>
  (res.locals['language'] as Language | undefined) ?? builtIn;
