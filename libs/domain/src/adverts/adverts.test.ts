import { describe, expect, it } from 'vitest';
import type { Answers } from '../preferences/answers.ts';
import { advertAgeGroup } from './age-group.ts';
import { advertsChoice, areAdvertsOn } from './choice.ts';
import { advertSlots, LEADERBOARD_FROM, MOBILE_ADVERT_UP_TO } from './slots.ts';
import { advertTargeting, noTargeting, targetingFields, type TargetedPerson } from './targeting.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('age group', () => {
  it.each<[string, string | null, string]>([
    ['2010/11/23', null, 'the day before the 16th birthday'],
    ['2010/11/22', '16-17', 'the 16th birthday, after 16 years of 365.25 days'],
    ['2008/11/22', '16-17', 'the 18th birthday, half a day before 18 years of 365.25 days'],
    ['2008/11/21', '18-21', 'one day more'],
    ['2004/11/22', '18-21', 'the 22nd birthday, half a day before 22 years of 365.25 days'],
    ['2004/11/21', '22-25', 'one day more'],
    ['2000/11/22', '22-25', 'the 26th birthday, half a day before 26 years of 365.25 days'],
    ['2000/11/21', '26-30', 'one day more'],
    ['1995/11/23', '26-30', 'the day before the 31st birthday'],
    ['1995/11/22', '31+', '31'],
    ['1926/11/22', '31+', '100'],
    ['2026/11/23', null, 'not born yet'],
  ])('[NTF-23][AMB-64] an applicant born on %s has the age group %s: %s', (dateOfBirth, group) => {
    expect(advertAgeGroup(dateOfBirth, now)).toBe(group);
  });

  it('[NTF-23] the age group depends on the date in London', () => {
    const late = new Date('2026-07-01T23:30:00Z');
    expect(advertAgeGroup('2010/07/02', late)).toBe('16-17');
    expect(advertAgeGroup('2010/07/02', new Date('2026-07-01T22:30:00Z'))).toBeNull();
  });
});

const answers: Answers = {
  tailoredInfo: 'Yes',
  offers: 'Yes',
  dateOfBirth: '2007/02/03',
  studyYear: '2027',
  apprenticeships: 'yes',
  subjects: 'Geography\nLaw',
  userCountry: 'United Kingdom',
  userPostcode: 'EH10 4AB',
  postcode: 'LS2 9JT',
  userRegion: 'Scotland',
  stillAtSchool: 'Yes',
  schoolName: 'Craigmount High School',
  schoolId: '5532',
  talentPoolJoin: 'Yes',
  health: 'yes',
  retail: 'no',
  // These fields must never be sent.
  gender: 'Female',
  mobile: '07700 900123',
  areCarers: 'yes',
};
const person = (fields: Answers = {}): TargetedPerson => ({
  answers: { ...answers, ...fields },
  studyLevel: 'Undergraduate',
  favourites: { providers: ['University of Leeds'], subjects: ['Law'] },
});

describe('targeting', () => {
  it('[NTF-20][NTF-26][NTF-27][NTF-29] the targeting has exactly fourteen fields', () => {
    const targeting = advertTargeting('dashboard', person(), now);
    expect(targeting).toEqual({
      audience: 'Student',
      page_id: 'dashboard',
      scheme: ['undergraduate', 'apprenticeships'],
      interests: ['Geography', 'Law'],
      study_year: '2027',
      location: 'Scotland',
      postcode_area: 'EH',
      region: 'Scotland',
      school: 'Craigmount High School',
      age_group: '18-21',
      smart_alerts: 'Yes',
      favourite_providers: ['University of Leeds'],
      favourite_industries: ['health'],
      favourite_subjects: ['Law'],
    });
    expect(Object.keys(targeting ?? {})).toEqual(targetingFields);
  });

  it('[NTF-28] an applicant abroad has no area and no region', () => {
    const targeting = advertTargeting('dashboard', person({ userCountry: 'Nigeria' }), now);
    expect(targeting).toMatchObject({ location: 'International' });
    expect(Object.keys(targeting ?? {})).not.toContain('postcode_area');
    expect(Object.keys(targeting ?? {})).not.toContain('region');
  });

  it.each<[string, Answers, string]>([
    ['a school that was typed and not chosen', { schoolId: '' }, 'school'],
    ['the school of an applicant who has left it', { stillAtSchool: 'No' }, 'school'],
    [
      'areas of work of an applicant who left Smart Alerts',
      { talentPoolJoin: 'No' },
      'favourite_industries',
    ],
    ['a study year that was not chosen', { studyYear: undefined }, 'study_year'],
    [
      'the place of an applicant without a country and a postcode',
      { userCountry: undefined, userPostcode: undefined, postcode: undefined },
      'location',
    ],
  ])('[NTF-20] the targeting omits %s', (_, fields, field) => {
    expect(advertTargeting('dashboard', person(fields), now)).not.toHaveProperty(field);
  });

  it('[NTF-20] the targeting contains the ten most recent favourites of each kind', () => {
    const subjects = Array.from({ length: 500 }, (_, index) => `Subject ${index}`);
    const many = { ...person(), favourites: { providers: [], subjects } };
    expect(advertTargeting('dashboard', many, now)?.favourite_subjects).toEqual(
      subjects.slice(0, 10),
    );
  });

  it.each<[string, Answers, ReturnType<typeof noTargeting>]>([
    ['both consents', {}, null],
    ['no consent', { tailoredInfo: 'No', offers: 'No' }, 'noConsent'],
    ['offers that are not tailored', { tailoredInfo: 'No' }, 'noConsent'],
    ['tailored information, and no offers', { offers: 'No' }, 'noConsent'],
    ['a consent that was never given or refused', { offers: undefined }, 'noConsent'],
    ['both consents, but no date of birth', { dateOfBirth: undefined }, 'unknownAge'],
    ['both consents, and 15 years', { dateOfBirth: '2011/01/01' }, 'under18'],
    ['both consents, and the day before 18', { dateOfBirth: '2008/11/23' }, 'under18'],
    ['both consents, and 18 years', { dateOfBirth: '2008/11/22' }, null],
    ['no consent, and 15 years', { offers: 'No', dateOfBirth: '2011/01/01' }, 'noConsent'],
  ])(
    '[NTF-21][AMB-64] data is sent only with both consents and from the age of 18: %s',
    (_, fields, why) => {
      expect(noTargeting({ ...answers, ...fields }, now)).toBe(why);
      expect(advertTargeting('dashboard', person(fields), now) === null).toBe(why !== null);
    },
  );
});

describe('adverts', () => {
  it('[NTF-25] each advert has its size, and its minimum or maximum window width', () => {
    expect(advertSlots).toEqual({
      leaderboard: { width: 728, height: 90 },
      mobile: { width: 320, height: 50 },
    });
    expect([LEADERBOARD_FROM, MOBILE_ADVERT_UP_TO]).toEqual([1227, 1222]);
  });

  const [adult, child] = ['2008/11/22', '2008/11/23'];

  it.each([
    [null, adult, true],
    [null, child, false],
    [null, null, false],
    ['{}', adult, true],
    ['{}', child, false],
    ['broken', adult, true],
    ['broken', null, false],
    ['{"off":"no"}', adult, true],
    ['{"off":"no"}', child, true],
    ['{"off":"no"}', null, true],
    ['{"off":"yes"}', adult, false],
  ])(
    '[EXT-26][AMB-112] adverts are on with the setting %j and the date of birth %s: %s',
    (saved, dateOfBirth, areOn) => {
      expect(areAdvertsOn({ saved, dateOfBirth }, now)).toBe(areOn);
    },
  );

  it("[EXT-26] the applicant's choice takes precedence at every age", () => {
    for (const areOn of [true, false]) {
      for (const dateOfBirth of [adult, child, null]) {
        const saved = JSON.stringify(advertsChoice(areOn));
        expect(areAdvertsOn({ saved, dateOfBirth }, now)).toBe(areOn);
      }
    }
  });
});
