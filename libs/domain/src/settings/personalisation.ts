import { studyLevels, type StudyLevel } from '../apply-status/types.ts';
import { isRealDate } from '../preferences/date-answers.ts';
import { defaultHubStudyYear } from '../study-years/study-years.ts';
import { parseObject } from './parse-object.ts';
import type { SettingCollection } from './setting.ts';

/** Where the personalisation of a user is kept (ONB-9). */
export const personalisationSetting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
} as const satisfies { collection: SettingCollection; name: string };

/** The level of a user who has saved none (ONB-9). */
export const defaultStudyLevel: StudyLevel = 'Undergraduate';

/** The personalisation of a user, as far as the shell reads it (SH-48). */
export interface Personalisation {
  onBoardingConfirmed: boolean;
  /** The saved year, or the hub's default (AMB-1). */
  studyYear: number;
  savedStudyYear: number | null;
  /** The saved level, or Undergraduate. */
  studyLevel: StudyLevel;
  /** Null means that the user still has to be asked (SH-42). */
  savedStudyLevel: StudyLevel | null;
  /** `YYYY/MM/DD`, a real date (AMB-70). */
  dateOfBirth: string | null;
  /** Where the person is now, from the preferences (AMB-35). */
  userPostcode: string | null;
  /** Of the postal address. */
  postcode: string | null;
  apprenticeships: string | null;
  talentPoolJoin: string | null;
  /** The answer to the government offer; a saved `false` is no answer (GOV-3). */
  dfeConfirmed: string | null;
  /** Of the careers quiz, once it was taken (LNK-14). */
  careerAssessmentId: string | null;
}

/**
 * Reads the data of the Personalisation setting (ONB-10). It never fails: what is missing or
 * cannot be read counts as not saved, and so does everything when the JSON is broken. Null is a
 * user without the setting.
 */
export function parsePersonalisation(data: string | null): Personalisation {
  const saved = parseObject(data);
  const savedStudyYear = readYear(saved['studyYear']);
  const savedStudyLevel = studyLevels.find((level) => level === saved['studyLevel']) ?? null;
  return {
    onBoardingConfirmed: saved['onBoardingConfirmed'] === true,
    studyYear: savedStudyYear ?? defaultHubStudyYear,
    savedStudyYear,
    studyLevel: savedStudyLevel ?? defaultStudyLevel,
    savedStudyLevel,
    dateOfBirth: readDateOfBirth(saved['dateOfBirth']),
    userPostcode: readText(saved['userPostcode']),
    postcode: readText(saved['postcode']),
    apprenticeships: readText(saved['apprenticeships']),
    talentPoolJoin: readText(saved['talentPoolJoin']),
    dfeConfirmed: readOfferAnswer(saved['dfeConfirmed']),
    careerAssessmentId: readId(saved['careerAssessmentId']),
  };
}

/** Saved as a number by some screens and as a string by others. */
function readYear(value: unknown): number | null {
  const isYear =
    (typeof value === 'number' || typeof value === 'string') && /^\d{4}$/.test(String(value));
  return isYear ? Number(value) : null;
}

function readDateOfBirth(value: unknown): string | null {
  const text = readText(value) ?? '';
  return isRealDate(text) ? text : null;
}

/** A `true` says no more than that there was an answer, so nobody is asked again. */
const readOfferAnswer = (value: unknown): string | null =>
  value === true ? 'confirmed' : readText(value);

/** Ids are saved as texts by some screens and as numbers by others. */
const readId = (value: unknown): string | null =>
  readText(typeof value === 'number' && Number.isFinite(value) ? String(value) : value);

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
