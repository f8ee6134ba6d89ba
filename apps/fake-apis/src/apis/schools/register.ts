import { schools as personasSchools } from '#src/personas/homes.ts';
import { postTowns, type PostTown } from '#src/places/post-towns/post-towns.ts';
import { streetsOf, type Street } from '#src/places/streets.ts';
import { chanceOf, integerOf } from '../courses/chance.ts';
import { countries, type Country } from '../courses/providers/provider.ts';
import { lands, saints, schoolNamesIn } from './names.ts';
import type { ListedSchool, SchoolType } from './school.ts';

/** Towns with at least this many postcode districts have a college. */
const COLLEGE_TOWN = 2;

/** The towns of the personas' schools. */
const towns: Readonly<Record<keyof typeof personasSchools, string>> = {
  academy: 'Preston',
  college: 'Leeds',
  comprehensive: 'London',
  scottish: 'Inverness',
  welsh: 'Cardiff',
};

/** All schools and colleges of the United Kingdom. They are invented, except for their towns. */
export function createRegister(): readonly ListedSchool[] {
  const madeUp = postTowns.flatMap(schoolsOf).map((entry, index): ListedSchool => ({
    ...entry,
    school: {
      ...entry.school,
      code: String(100_011 + 37 * index),
      Ukprn: String(10_080_003 + 7 * index),
    },
  }));
  return [...personasSchoolsIn(), ...madeUp];
}

/**
 * A few schools in a town, with names that depend on the town, and colleges if the town is large
 * enough.
 */
function schoolsOf(place: PostTown): ListedSchool[] {
  const country = countries.find((name) => name === place.country);
  const names = schoolNamesIn(place.country);
  if (country === undefined || names === null) return [];
  const size = place.districts.length;
  const streets = schoolStreets(place);
  return [
    ...picked(place, names.schools, 2 + Math.min(4, Math.floor(size / 3))).map(
      (name) => ['school', name] as const,
    ),
    ...picked(place, names.colleges, size < COLLEGE_TOWN ? 0 : 1 + Number(size > 6)).map(
      (name) => ['college', name] as const,
    ),
  ].map(([type, name], index) =>
    listed({ name, type, country, place, street: streets[index % streets.length] }),
  );
}

function picked(place: PostTown, names: readonly string[], count: number): string[] {
  const key = `${place.locality} ${place.town} ${place.county}`;
  return names
    .map((name) => ({ name, turn: chanceOf(`${key} ${name}`) }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ name }) =>
      name
        .replace('{place}', place.locality || place.town)
        .replace('{saint}', saints[integerOf(`saint ${key} ${name}`, saints.length)] ?? '')
        .replace('{land}', lands[integerOf(`land ${key} ${name}`, lands.length)] ?? ''),
    );
}

/** All streets except the first, which is the High Street. */
const schoolStreets = (place: PostTown): Street[] => streetsOf(place).slice(1);

interface Facts {
  name: string;
  type: SchoolType;
  country: Country;
  place: PostTown;
  street: Street | undefined;
}

function listed({ name, type, country, place, street }: Facts): ListedSchool {
  return {
    type,
    country,
    school: {
      code: '',
      name,
      Ukprn: '',
      address_1: street?.name ?? '',
      address_2: place.locality === '' ? place.town : `${place.locality}, ${place.town}`,
      address_3: place.county,
      address_4: street?.postcode.full ?? '',
    },
  };
}

const personasSchoolsIn = (): ListedSchool[] =>
  Object.entries(personasSchools).flatMap(([key, { name, id, ukprn }]) => {
    const town = towns[key as keyof typeof personasSchools];
    const place = postTowns.find((candidate) => candidate.town === town);
    const country = countries.find((candidate) => candidate === place?.country);
    if (place === undefined || country === undefined) return [];
    const type = key === 'college' ? 'college' : 'school';
    const entry = listed({ name, type, country, place, street: schoolStreets(place)[6] });
    return { ...entry, school: { ...entry.school, code: id, Ukprn: ukprn } };
  });
