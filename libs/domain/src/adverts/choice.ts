import { ageAt } from '../preferences/age.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';

/** The setting that stores whether the applicant switched adverts on or off (EXT-26). */
export const advertsSetting = {
  collection: 'dashboardSettings',
  name: 'Adverts',
} as const satisfies { collection: SettingCollection; name: string };

/** The age from which adverts are on by default, and may use answers (AMB-112). */
const ADVERT_AGE = 18;

/** The applicant whose adverts are meant. */
export interface AdvertReader {
  /** Data of the setting; null when nothing is saved. */
  readonly saved: string | null;
  /** A real date as `YYYY/MM/DD`; null while it is not known. */
  readonly dateOfBirth: string | null;
}

/**
 * Whether adverts may be shown: as the applicant chose (EXT-26). Without a choice they are on for
 * adults, and off for children and for applicants of unknown age (AMB-112).
 */
export function areAdvertsOn({ saved, dateOfBirth }: AdvertReader, now: Date): boolean {
  const { off } = parseObject(saved);
  if (off === 'yes' || off === 'no') return off === 'no';
  return dateOfBirth !== null && isAdult(dateOfBirth, now);
}

export const isAdult = (dateOfBirth: string, now: Date): boolean =>
  ageAt(dateOfBirth, now) >= ADVERT_AGE;

/** Data of the setting when adverts are switched on or off. */
export const advertsChoice = (areOn: boolean): object => ({ off: areOn ? 'no' : 'yes' });
