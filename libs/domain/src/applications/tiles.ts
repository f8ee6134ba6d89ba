import { type StudyLevel, studyLevels } from '../apply-status/types.ts';
import type { SchemeTag } from '../schemes/schemes.ts';
import type { ApplicationId } from './ids.ts';

export interface ApplicationOption {
  value: 'england' | 'scotland' | 'wales' | 'northernireland';
  /**
   * The application that the option leads to; null if it leads to a page of another system (ACS-13,
   * ACS-14).
   */
  route: ApplicationId | null;
  scheme: SchemeTag | null;
}

export interface ApplicationTile {
  id: ApplicationId;
  levels: readonly StudyLevel[];
  /**
   * The application that the tile leads to; null when its options lead to different applications.
   */
  route: ApplicationId | null;
  schemes: readonly SchemeTag[];
  options: readonly ApplicationOption[];
}

/** The countries for teacher training, in order (ACS-12). */
const teachingOptions: readonly ApplicationOption[] = [
  { value: 'england', route: null, scheme: 'teachingEngland' },
  { value: 'scotland', route: 'undergraduate', scheme: 'teachingScotland' },
  { value: 'wales', route: 'undergraduate', scheme: 'teachingWales' },
  { value: 'northernireland', route: null, scheme: null },
];

/**
 * Returns the option for teacher training in a country (ACS-13, ACS-14).
 *
 * @param country its name, for example 'Northern Ireland'
 * @returns null for any other country
 */
export function teachingOption(country: string): ApplicationOption | null {
  const value = country.toLowerCase().replaceAll(' ', '');
  return teachingOptions.find((option) => option.value === value) ?? null;
}

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
 * Returns the tiles for a level in this order: the tile named after the level, the tiles that the
 * applicant chose, and all other tiles.
 *
 * @param chosen the schemes to which the applicant answered yes
 */
export function tilesFor(
  level: StudyLevel,
  chosen: readonly SchemeTag[],
): readonly ApplicationTile[] {
  const ofLevel = applicationTiles.filter(({ levels }) => levels.includes(level));
  const [main] = ofLevel;
  // The scheme that the level implies does not count as a choice.
  const choices = chosen.filter((tag) => !main?.schemes.includes(tag));
  const rank = (tile: ApplicationTile) => {
    if (tile === main) return 0;
    return tile.schemes.some((tag) => choices.includes(tag)) ? 1 : 2;
  };
  return [...ofLevel].sort((a, b) => rank(a) - rank(b));
}
