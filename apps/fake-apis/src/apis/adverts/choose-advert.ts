import { type HouseAdvert, houseAdverts } from './house-adverts.ts';

/** Targeting data: a single value or several values for each field. */
export type Told = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The advert with the most matching fields; the first advert when none match. */
export const chooseAdvert = (told: Told): HouseAdvert =>
  houseAdverts.reduce((best, advert) => (score(advert, told) > score(best, told) ? advert : best));

const score = ({ wants }: HouseAdvert, told: Told): number =>
  Object.entries(wants).filter(([field, values]) =>
    [told[field] ?? []].flat().some((value) => values.includes(value)),
  ).length;
