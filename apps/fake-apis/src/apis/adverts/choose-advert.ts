import { type HouseAdvert, houseAdverts } from './house-adverts.ts';

export type Targeting = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The advert with the most matching fields; the first advert when none match. */
export const chooseAdvert = (targeting: Targeting): HouseAdvert =>
  houseAdverts.reduce((best, advert) =>
    score(advert, targeting) > score(best, targeting) ? advert : best,
  );

const score = ({ wants }: HouseAdvert, targeting: Targeting): number =>
  Object.entries(wants).filter(([field, values]) =>
    [targeting[field] ?? []].flat().some((value) => values.includes(value)),
  ).length;
