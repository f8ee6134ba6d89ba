import { language, type Language } from '@applicant-hub/domain';
import { createContext, useContext } from 'react';
import type { LanguageSuggestion } from '#app/platform/server/context.server.ts';

/** The server provides the languages to every page, error pages included. */
export const LanguagesContext = createContext<readonly Language[]>([language]);

/** Null if the user chose a language, or prefers the language of the page. */
export const LanguageSuggestionContext = createContext<LanguageSuggestion | null>(null);

/** The language to which a page links; undefined if the hub has only one. Only on the server. */
export const useOtherLanguage = (): Language | undefined =>
  useContext(LanguagesContext).find((one) => one !== language);
