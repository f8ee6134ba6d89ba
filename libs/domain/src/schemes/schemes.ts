import type { StudyLevel } from '../apply-status/types.ts';
import type { postgraduateExtras, undergraduateExtras } from '../preferences/groups.ts';

/** A route of application, by its name in the preferences. */
export type SchemeTag =
  | 'undergraduate'
  | 'postgraduate'
  | Extract<
      (typeof undergraduateExtras)[number] | (typeof postgraduateExtras)[number],
      `teaching${string}` | 'apprenticeships' | 'conservatoires'
    >;

/** The names of the schemes in other systems (NTF-29). */
export const schemeNames: Readonly<Record<SchemeTag, string>> = {
  undergraduate: 'undergraduate',
  conservatoires: 'conservatoires',
  teachingScotland: 'teacher-training-scotland',
  teachingEngland: 'teacher-training-england',
  teachingWales: 'teacher-training-wales',
  postgraduate: 'postgraduate',
  apprenticeships: 'apprenticeships',
};

export const teachingSchemes: readonly string[] = [
  schemeNames.teachingEngland,
  schemeNames.teachingScotland,
  schemeNames.teachingWales,
];

const chosenByTick = Object.keys(schemeNames).filter(
  (tag): tag is SchemeTag => tag !== 'undergraduate' && tag !== 'postgraduate',
);

/**
 * The schemes of an applicant: the scheme for their level, and the schemes answered with `yes`.
 *
 * @param answers saved answers of the preferences: `yes` or `no` by name
 */
export const schemesOf = (
  studyLevel: StudyLevel,
  answers: Readonly<Record<string, unknown>>,
): readonly SchemeTag[] => [
  studyLevel === 'Postgraduate' ? 'postgraduate' : 'undergraduate',
  ...chosenByTick.filter((tag) => answers[tag] === 'yes'),
];
