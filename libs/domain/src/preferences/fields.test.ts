import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { panelFields, panelIds, preferenceFields, type FieldName, type PanelId } from './fields.ts';
import { supportNeeds, workAreas } from './groups.ts';
import { studyRegions, userRegions } from './regions.ts';
import { subjectOptions } from './subjects.ts';

const optionsOf = (name: FieldName) => {
  const field = preferenceFields[name];
  return field.kind === 'choice' || field.kind === 'list' ? field.options : field.kind;
};
const inPanel = (panel: PanelId, names: readonly FieldName[]) => {
  expect(panelFields[panel]).toEqual(expect.arrayContaining([...names]));
};

it('[PRF-1] there are four panels, in this order', () => {
  expect(panelIds).toEqual([
    'marketing-preferences',
    'hub-personalisation',
    'study-support',
    'apprenticeships-smart-alerts',
  ]);
});

const yesNo = ['Yes', 'No'];
const gender = ['Male', 'Female', 'AnotherWay', 'PreferNot'];

describe('[AMB-68] each answer is stored in the casing of the specification', () => {
  const rows: [
    id: string,
    panel: PanelId,
    names: FieldName[],
    options: readonly string[] | string,
  ][] = [
    [
      '[PRF-12]',
      'marketing-preferences',
      ['tailoredInfo', 'offers', 'surveys', 'careersInfo'],
      yesNo,
    ],
    ['[PRF-13]', 'marketing-preferences', ['gender'], gender],
    ['[PRF-13]', 'marketing-preferences', ['dateOfBirth'], 'date'],
    [
      '[PRF-14]',
      'marketing-preferences',
      ['contactAll', 'contactEmail', 'contactPost', 'contactSMS'],
      'tick',
    ],
    ['[PRF-15]', 'marketing-preferences', ['userCountry'], countries],
    [
      '[PRF-15]',
      'marketing-preferences',
      ['addressLine1', 'addressLine2', 'addressLine3', 'postcode', 'mobile'],
      'text',
    ],
    ['[PRF-16]', 'marketing-preferences', ['stillAtSchool', 'schoolDataShare'], yesNo],
    ['[PRF-16]', 'marketing-preferences', ['schoolName'], 'text'],
    ['[PRF-16]', 'marketing-preferences', ['schoolId', 'schoolUkprn'], 'hidden'],
    ['[PRF-38]', 'hub-personalisation', ['straightIntoEmployment', 'studyOutsideUK'], yesNo],
    [
      '[PRF-38]',
      'hub-personalisation',
      ['gapYear', 'apprenticeships', 'conservatoires', 'taught', 'research'],
      'tick',
    ],
    ['[PRF-39]', 'hub-personalisation', ['userPostcode'], 'text'],
    ['[PRF-39]', 'hub-personalisation', ['studyLevel'], ['Undergraduate', 'Postgraduate']],
    [
      '[PRF-39]',
      'hub-personalisation',
      ['teachingEngland', 'teachingWales', 'teachingScotland'],
      'tick',
    ],
    ['[PRF-41]', 'hub-personalisation', ['userRegion'], userRegions],
    ['[PRF-40]', 'hub-personalisation', ['studyRegion'], studyRegions],
    ['[PRF-40]', 'hub-personalisation', ['subjects'], subjectOptions],
    ['[PRF-40]', 'hub-personalisation', ['terms'], 'tick'],
    ['[PRF-49]', 'study-support', [...supportNeeds], 'tick'],
    ['[PRF-51]', 'apprenticeships-smart-alerts', ['talentPoolJoin'], yesNo],
    ['[PRF-51]', 'apprenticeships-smart-alerts', ['talentPoolGender'], gender],
    ['[PRF-51]', 'apprenticeships-smart-alerts', ['talentPoolGenderConsent'], 'tick'],
    [
      '[PRF-52]',
      'apprenticeships-smart-alerts',
      ['talentPoolTravelDistance'],
      ['n_a', '0_10_miles', '0_20_miles', '0_30_miles', '30_miles'],
    ],
    ['[PRF-53]', 'apprenticeships-smart-alerts', ['talentPoolTravelPostcode'], 'text'],
    ['[PRF-53]', 'apprenticeships-smart-alerts', ['talentPoolRelocate'], yesNo],
    ['[PRF-53]', 'apprenticeships-smart-alerts', ['talentPoolStartDate'], 'month'],
    [
      '[PRF-55]',
      'apprenticeships-smart-alerts',
      ['levelsoptionlevel2', 'levelsoptionlevel3', 'levelsoptionlevel4', 'levelsoptionlevel5'],
      'tick',
    ],
    ['[PRF-56]', 'apprenticeships-smart-alerts', [...workAreas], 'tick'],
    [
      '[PRF-58]',
      'apprenticeships-smart-alerts',
      ['talentPoolGCSEMath', 'talentPoolGCSEEnglish'],
      yesNo,
    ],
  ];
  for (const [id, panel, names, options] of rows) {
    it(`${id}[AMB-68] the panel ${panel} asks for ${names.join(', ')}`, () => {
      inPanel(panel, names);
      for (const name of names) expect(optionsOf(name)).toEqual(options);
    });
  }

  it('[ONB-12] relevantCourses is Yes or No', () => {
    expect(optionsOf('relevantCourses')).toEqual(yesNo);
  });
});

describe('options', () => {
  it('[PRF-41][PRF-40][AMB-75] there are twelve home regions, and the study regions also have Not sure', () => {
    expect(userRegions).toHaveLength(12);
    expect(studyRegions).toEqual([...userRegions, 'Not sure']);
  });

  it('[PRF-42] the countries are a full list with the United Kingdom first', () => {
    expect(countries[0]).toBe('United Kingdom');
    expect(countries.length).toBeGreaterThan(245);
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.slice(1)).toEqual(
      countries.slice(1).toSorted((a, b) => a.localeCompare(b, 'en-GB')),
    );
  });

  it('[PRF-43][AMB-33] there are 57 subjects', () => {
    expect(subjectOptions).toHaveLength(57);
    expect(subjectOptions).toContain('Film, radio and television');
  });

  it('[PRF-47] the study years are 2021 to 2030', () => {
    expect(optionsOf('studyYear')).toEqual(
      Array.from({ length: 10 }, (_, index) => String(2021 + index)),
    );
  });

  it('[PRF-49] there are nine circumstances', () => {
    expect(supportNeeds).toEqual([
      'mentalHealthWellbeing',
      'beenInCare',
      'estrangedStudent',
      'areCarers',
      'parentResponsibilities',
      'refugeeOrAsylum',
      'serviceChildren',
      'veteransAndServiceLeavers',
      'disadvantagedBackgrounds',
    ]);
  });

  it('[PRF-56] there are sixteen work areas', () => {
    expect(workAreas.join(', ')).toBe(
      'agricultureHorticultureAnimalCare, businessAdministrationLaw, health, leisure, construction, ' +
        'artsMediaPublishing, informationAndCommunicationTechnology, education, engineering, ' +
        'finance, hairbeauty, scienceMathematics, law, uniformedAndDefenceServices, retail, transport',
    );
  });

  it('[PRF-57] the number of GCSEs is 1 to 20', () => {
    expect(optionsOf('talentPoolGCSETotal')).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1)),
    );
  });
});
