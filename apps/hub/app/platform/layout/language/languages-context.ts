import { language, type Language } from '@applicant-hub/domain';
import { createContext } from 'react';

/** The languages of the hub. The server provides them to every page, error pages included. */
export const LanguagesContext = createContext<readonly Language[]>([language]);
