import { type HouseAdvert, houseAdverts } from './house-adverts.ts';

/** What is told of a person: the values of a field, or one. */
export type Told = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The advert of which most is told; the first when nothing is. */
export const chooseAdvert = (told: Told): HouseAdvert =>
  houseAdverts.reduce((best, advert) => (score(advert, told) > score(best, told) ? advert : best));

const score = ({ wants }: HouseAdvert, told: Told): number =>
  Object.entries(wants).filter(([field, values]) =>
    [told[field] ?? []].flat().some((value) => values.includes(value)),
  ).length;
