import { ageAt } from '../preferences/age.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';

export const advertsSetting = {
  collection: 'dashboardSettings',
  name: 'Adverts',
} as const satisfies { collection: SettingCollection; name: string };

/** The age from which adverts are on by default and may use the applicant's answers (AMB-112). */
const ADVERT_AGE = 18;

export interface AdvertReader {
  /** Data of `advertsSetting`; null if no setting is saved. */
  readonly saved: string | null;
  /** A real date as `YYYY/MM/DD`; null when unknown. */
  readonly dateOfBirth: string | null;
}

/**
 * Checks whether adverts may be shown. The applicant's choice takes precedence (EXT-26). By default
 * adverts are on for adults, and off for children and applicants of unknown age (AMB-112).
 */
export function areAdvertsOn({ saved, dateOfBirth }: AdvertReader, now: Date): boolean {
  const { off } = parseObject(saved);
  if (off === 'yes' || off === 'no') return off === 'no';
  return dateOfBirth !== null && isAdult(dateOfBirth, now);
}

export const isAdult = (dateOfBirth: string, now: Date): boolean =>
  ageAt(dateOfBirth, now) >= ADVERT_AGE;

export const advertsChoice = (areOn: boolean): object => ({ off: areOn ? 'no' : 'yes' });
