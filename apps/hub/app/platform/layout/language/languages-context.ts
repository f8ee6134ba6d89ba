import { language, type Language } from '@applicant-hub/domain';
import { createContext } from 'react';

/** The server provides the languages to every page, error pages included. */
export const LanguagesContext = createContext<readonly Language[]>([language]);
