import { language } from '@applicant-hub/domain';

/**
 * The attributes of an element whose text comes from an API. The APIs have English text, so a
 * screen reader must read it as English on a page in another language.
 */
export const publishedText = {
  'data-published': true,
  ...(language !== 'en' && { lang: 'en' }),
} as const;
