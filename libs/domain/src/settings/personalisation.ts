import { studyLevels, type StudyLevel } from '../apply-status/types.ts';
import { isRealDate } from '../preferences/date-answers.ts';
import { defaultHubStudyYear } from '../study-years/study-years.ts';
import { parseObject } from './parse-object.ts';
import type { SettingCollection } from './setting.ts';

export const personalisationSetting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
} as const satisfies { collection: SettingCollection; name: string };

export const defaultStudyLevel: StudyLevel = 'Undergraduate';

export interface Personalisation {
  onBoardingConfirmed: boolean;
  /** The saved year, or the hub's default (AMB-1). */
  studyYear: number;
  savedStudyYear: number | null;
  /** The saved level, or Undergraduate. */
  studyLevel: StudyLevel;
  /** Null until the user has answered the question (SH-42). */
  savedStudyLevel: StudyLevel | null;
  /** `YYYY/MM/DD`, a real date (AMB-70). */
  dateOfBirth: string | null;
  /** The postcode of the current place of residence, from the preferences (AMB-35). */
  userPostcode: string | null;
  /** The postcode of the postal address. */
  postcode: string | null;
  apprenticeships: string | null;
  talentPoolJoin: string | null;
  /** The answer to the government offer; a saved `false` is not an answer (GOV-3). */
  dfeConfirmed: string | null;
  /** Id of the careers quiz result; null before the quiz (LNK-14). */
  careerAssessmentId: string | null;
}

/**
 * Reads the data of the Personalisation setting (ONB-10); `data` is null when the setting does not
 * exist. Reading never fails: a missing or invalid field counts as not saved, and so does every
 * field in broken JSON.
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

/** Some screens save the year as a number, others as a string. */
function readYear(value: unknown): number | null {
  const isYear =
    (typeof value === 'number' || typeof value === 'string') && /^\d{4}$/.test(String(value));
  return isYear ? Number(value) : null;
}

function readDateOfBirth(value: unknown): string | null {
  const text = readText(value) ?? '';
  return isRealDate(text) ? text : null;
}

/** `true` only shows that there was an answer, so the user is not asked again. */
const readOfferAnswer = (value: unknown): string | null =>
  value === true ? 'confirmed' : readText(value);

/** Some screens save ids as strings, others as numbers. */
const readId = (value: unknown): string | null =>
  readText(typeof value === 'number' && Number.isFinite(value) ? String(value) : value);

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
