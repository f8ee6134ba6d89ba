import { type StudyLevel, studyLevels } from '../apply-status/types.ts';
import type { SchemeTag } from '../schemes/schemes.ts';
import type { ApplicationId } from './ids.ts';

/** One way to apply where an application is several: teacher training differs by country. */
export interface ApplicationOption {
  value: 'england' | 'scotland' | 'wales' | 'northernireland';
  /** The application that it leads to; null for a page of another system (ACS-13, ACS-14). */
  route: ApplicationId | null;
  scheme: SchemeTag | null;
}

/** One kind of application, as the Applications screen offers it (ACS-4). */
export interface ApplicationTile {
  id: ApplicationId;
  /** Whose applications these are. */
  levels: readonly StudyLevel[];
  /** The application that it leads to; null where its options do. */
  route: ApplicationId | null;
  schemes: readonly SchemeTag[];
  options: readonly ApplicationOption[];
}

/** The countries to train in as a teacher, in their order (ACS-12). */
const teachingOptions: readonly ApplicationOption[] = [
  { value: 'england', route: null, scheme: 'teachingEngland' },
  { value: 'scotland', route: 'undergraduate', scheme: 'teachingScotland' },
  { value: 'wales', route: 'undergraduate', scheme: 'teachingWales' },
  { value: 'northernireland', route: null, scheme: null },
];

/**
 * The way to apply for training to be a teacher in a country (ACS-13, ACS-14).
 *
 * @param country its name, for example 'Northern Ireland'
 * @returns null when it is none of the four
 */
export function teachingOption(country: string): ApplicationOption | null {
  const value = country.toLowerCase().replaceAll(' ', '');
  return teachingOptions.find((option) => option.value === value) ?? null;
}

/** All applications. */
export const applicationTiles: readonly ApplicationTile[] = [
  {
    id: 'undergraduate',
    levels: ['Undergraduate'],
    route: 'undergraduate',
    schemes: ['undergraduate'],
    options: [],
  },
  {
    id: 'postgraduate',
    levels: ['Postgraduate'],
    route: 'postgraduate',
    schemes: ['postgraduate'],
    options: [],
  },
  {
    id: 'conservatoires',
    levels: studyLevels,
    route: 'conservatoires',
    schemes: ['conservatoires'],
    options: [],
  },
  {
    id: 'teachertraining',
    levels: ['Postgraduate'],
    route: null,
    schemes: teachingOptions.flatMap(({ scheme }) => scheme ?? []),
    options: teachingOptions,
  },
  {
    id: 'preregistration',
    levels: ['Postgraduate'],
    route: 'preregistration',
    schemes: ['postgraduate'],
    options: [],
  },
];

/**
 * The applications of a level: first the one that is named after it, then those that somebody has
 * said yes to, then the others.
 *
 * @param chosen the routes that somebody has said yes to
 */
export function tilesFor(
  level: StudyLevel,
  chosen: readonly SchemeTag[],
): readonly ApplicationTile[] {
  const ofLevel = applicationTiles.filter(({ levels }) => levels.includes(level));
  const [main] = ofLevel;
  // What the level says by itself is no choice between its applications.
  const choices = chosen.filter((tag) => !main?.schemes.includes(tag));
  const rank = (tile: ApplicationTile) => {
    if (tile === main) return 0;
    return tile.schemes.some((tag) => choices.includes(tag)) ? 1 : 2;
  };
  return [...ofLevel].sort((a, b) => rank(a) - rank(b));
}
