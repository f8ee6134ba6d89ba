import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studyLevels } from '../apply-status/types.ts';
import { containerState } from './container-state.ts';
import { parsePersonalisation, personalisationSetting } from './personalisation.ts';
import { parseSettingDate } from './setting-date.ts';
import { settingCollections } from './setting.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

describe('setting records', () => {
  it('[GRD-37] the collections are the six collections of the specification', () => {
    expect(settingCollections).toEqual([
      'dashboardUserData',
      'dashboardSettings',
      'dashboardData',
      'dashboardWidgetsActive',
      'dashboardWidgetsOrder',
      'dashboardTodo',
    ]);
  });
});

describe('setting dates', () => {
  for (const [iso, record] of [
    ['2026-11-20T09:15:00.000Z', '20/11/2026 09:15:00'],
    ['2026-07-01T23:05:09.000Z', '02/07/2026 00:05:09'],
  ] as const) {
    it(`[SYS-3] the record ${record} is read as ${iso}, in London time`, () => {
      expect(parseSettingDate(record)?.toISOString()).toBe(iso);
    });
  }

  for (const [text, iso] of [
    ['2026-11-20T09:15:00Z', '2026-11-20T09:15:00.000Z'],
    ['2026-11-20T09:15:00.250Z', '2026-11-20T09:15:00.250Z'],
    ['2026-07-01T12:00:00+01:00', '2026-07-01T11:00:00.000Z'],
    ['2026-07-01T12:00:00', '2026-07-01T11:00:00.000Z'],
    ['2026-07-01T12:00', '2026-07-01T11:00:00.000Z'],
  ] as const) {
    it(`[SYS-3][SYS-4][AMB-87] the ISO time ${text} is read`, () => {
      expect(parseSettingDate(text)?.toISOString()).toBe(iso);
    });
  }

  for (const text of [
    '',
    'yesterday',
    '31/02/2026 10:00:00',
    '20/13/2026 10:00:00',
    '20/11/2026 24:00:00',
    '20/11/2026 10:60:00',
    '20/11/2026 10:00:60',
    '20/11/2026',
    '2026-11-20',
    '2026-02-31T10:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:00:00+99:99',
    ' 20/11/2026 10:00:00',
    '20/11/2026 10:00:00\n',
  ]) {
    it(`[SYS-3][AMB-87] the text ${JSON.stringify(text)} is not a date`, () => {
      expect(parseSettingDate(text)).toBeNull();
    });
  }

  it('[AMB-87] a saved ISO time is read as the same moment', () => {
    const anyMoment = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(parseSettingDate(moment.toISOString())).toEqual(moment);
      }),
    );
  });
});

describe('parsePersonalisation', () => {
  const parse = (saved: unknown) => parsePersonalisation(JSON.stringify(saved));

  it('[ONB-9] the setting is Personalisation in dashboardUserData', () => {
    expect(personalisationSetting).toEqual({
      collection: 'dashboardUserData',
      name: 'Personalisation',
    });
  });

  it('[SH-48][ONB-10] all saved fields are read', () => {
    expect(
      parse({
        studyLevel: 'Postgraduate',
        studyYear: '2027',
        onBoardingConfirmed: true,
        dateOfBirth: '2008/02/29',
        userPostcode: 'M13 9PL',
        postcode: 'LS2 9JT',
        apprenticeships: 'yes',
        talentPoolJoin: 'Yes',
        dfeConfirmed: 'declined',
        careerAssessmentId: 'quiz-41',
        nobodyKnows: 1,
      }),
    ).toEqual({
      studyLevel: 'Postgraduate',
      savedStudyLevel: 'Postgraduate',
      studyYear: 2027,
      savedStudyYear: 2027,
      onBoardingConfirmed: true,
      dateOfBirth: '2008/02/29',
      userPostcode: 'M13 9PL',
      postcode: 'LS2 9JT',
      apprenticeships: 'yes',
      talentPoolJoin: 'Yes',
      dfeConfirmed: 'declined',
      careerAssessmentId: 'quiz-41',
    });
  });

  const nothingSaved = {
    studyLevel: 'Undergraduate',
    savedStudyLevel: null,
    studyYear: 2022,
    savedStudyYear: null,
    onBoardingConfirmed: false,
    dateOfBirth: null,
    userPostcode: null,
    postcode: null,
    apprenticeships: null,
    talentPoolJoin: null,
    dfeConfirmed: null,
    careerAssessmentId: null,
  };

  for (const data of [null, '', '{', 'null', '5', '"text"', '[]', '{}']) {
    it(`[ONB-9][APP-101][AMB-1] the data ${String(data)} gives the defaults and no level`, () => {
      expect(parsePersonalisation(data)).toEqual(nothingSaved);
    });
  }

  for (const [studyYear, saved] of [
    ['2027', 2027],
    [2027, 2027],
    [2035, 2035],
    ['soon', null],
    ['', null],
    [' 2027', null],
    [20.27, null],
    [27, null],
    [true, null],
    [null, null],
  ] as const) {
    it(`[ONB-10] the year ${JSON.stringify(studyYear)} is read as ${String(saved)}`, () => {
      expect(parse({ studyYear }).savedStudyYear).toBe(saved);
    });
  }

  for (const studyLevel of ['Doctorate', '', null, 1]) {
    it(`[SH-42] the level ${JSON.stringify(studyLevel)} does not count as saved`, () => {
      expect(parse({ studyLevel })).toMatchObject({
        savedStudyLevel: null,
        studyLevel: 'Undergraduate',
      });
    });
  }

  for (const onBoardingConfirmed of ['true', 1, null, false]) {
    it(`[SH-48] onBoardingConfirmed ${JSON.stringify(onBoardingConfirmed)} does not count as true`, () => {
      expect(parse({ onBoardingConfirmed }).onBoardingConfirmed).toBe(false);
    });
  }

  for (const dateOfBirth of ['2007/02/29', '29/02/2008', '2008-02-29', '2008/2/9', 20080229]) {
    it(`[SH-48][AMB-70] the date of birth ${JSON.stringify(dateOfBirth)} is invalid`, () => {
      expect(parse({ dateOfBirth }).dateOfBirth).toBeNull();
    });
  }

  it('[SH-48] a saved false is not an answer to the government offer', () => {
    expect(parse({ dfeConfirmed: false }).dfeConfirmed).toBeNull();
    expect(parse({ dfeConfirmed: true }).dfeConfirmed).toBe('confirmed');
  });

  for (const [careerAssessmentId, read] of [
    ['quiz-41', 'quiz-41'],
    [41, '41'],
    ['', null],
    [' ', null],
    [null, null],
    [{}, null],
  ] as const) {
    it(`[LNK-14] the id ${JSON.stringify(careerAssessmentId)} of the careers quiz is read as ${String(read)}`, () => {
      expect(parse({ careerAssessmentId }).careerAssessmentId).toBe(read);
    });
  }

  it('parsing any text returns a study level', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
        expect(studyLevels).toContain(parsePersonalisation(data).studyLevel);
      }),
    );
  });
});

describe('containerState', () => {
  const ready = { settingsLoaded: true, studyLevel: 'Undergraduate', timerLink: '' } as const;

  it('[SH-45] the state is loading until the settings have loaded', () => {
    expect(containerState({ settingsLoaded: false, studyLevel: null, timerLink: '/queue' })).toBe(
      'loading',
    );
  });
  it('[SH-42][SH-45] the state is onboarding while no level is saved, even with a timer link', () => {
    expect(containerState({ ...ready, studyLevel: null, timerLink: '/queue' })).toBe('onboarding');
  });
  it('[SH-43] the state is timer when the timer link is set', () => {
    expect(containerState({ ...ready, timerLink: '/queue' })).toBe('timer');
  });
  it('[SH-44][SH-45] the state is screen when a level is saved and there is no timer link', () => {
    expect(containerState(ready)).toBe('screen');
  });
});
