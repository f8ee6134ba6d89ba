import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * The language of this build: `en`, `cy` or `pseudo`. It is a condition for the imports
 * `#messages/*` of the copy, and `#language` and `#names` of the domain.
 */
export const language = process.env['HUB_LANGUAGE'] ?? 'en';

/** Each language has its own build. Only English can replace the build in `HUB_BUILD_DIR`. */
const folder = process.env['HUB_BUILD_DIR'] ?? 'build';
export const buildDirectory = language === 'en' ? folder : `${folder}-${language}`;

export const resolve = { conditions: [language, ...defaultClientConditions] };

export const serverResolve = { conditions: [language, ...defaultServerConditions] };
