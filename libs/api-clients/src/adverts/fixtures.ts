import type { Advert } from './schema.ts';

export const advert = (fields: Partial<Advert> = {}): Advert => ({
  id: 'open-days',
  headline: 'Walk round before you choose',
  text: 'Open days this month, all over the country.',
  advertiser: 'Open Day Network',
  url: 'https://adverts.test/open-days',
  ...fields,
});
