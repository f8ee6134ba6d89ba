import { gridWidgetIds } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings-of.server.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';

/** A widget without settings and data. */
const none = {
  show: false,
  clear: false,
  options: [],
  customData: null,
  data: null,
  custom: false,
};

const option = (id: string, label: string, value: string) => ({ id, label, value });
const emptied = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, '']));
const partner = { ...none, customData: { items: [], status: null, statusText: '' } };

/** The settings that differ from `none` for users who have saved nothing. */
const definitions: Partial<Record<(typeof gridWidgetIds)[number], object>> = {
  Timeline: {
    ...none,
    show: true,
    options: [
      option('undergraduate', 'Undergraduate', 'yes'),
      option('conservatoires', 'Conservatoires', 'no'),
    ],
  },
  Faq: {
    ...none,
    show: true,
    options: [
      option('undergraduate', 'Undergraduate', 'yes'),
      option('postgraduate', 'Postgraduate', 'no'),
      option('teacherTraining', 'Teacher training', 'no'),
      option('conservatoires', 'Conservatoires', 'no'),
    ],
  },
  Events: { ...none, show: true, custom: true, customData: { option: 'latest' } },
  Tariff: { ...none, clear: true, customData: [] },
  Notes: { ...none, clear: true, customData: '' },
  Statement: {
    ...none,
    clear: true,
    customData: emptied(
      ...['achievements', 'futurePlans', 'previousStudies', 'skills'],
      ...['whyApplyCourse', 'whySubject', 'whySuitable', 'workExperience'],
    ),
  },
  StatementNew: {
    ...none,
    clear: true,
    customData: emptied('experience', 'qualificationsHelp', 'whyStudy'),
  },
  SpringpodSpotlights: partner,
  VirtualWorkExperiences: partner,
};

describe('the settings of the definitions', () => {
  it.each(gridWidgetIds)(
    '[GRD-3] the settings of %s have show, clear, options, customData, data and custom',
    (id) => {
      expect(settingsOf(id, testApplicant().user)).toEqual(definitions[id] ?? none);
    },
  );

  it('[GRD-3] the options contain the saved settings, and data contains the saved content', () => {
    const { user } = testApplicant({
      user: {
        settings: [
          { collection: 'dashboardSettings', name: 'Timeline', data: '{"conservatoires":"yes"}' },
          { collection: 'dashboardData', name: 'Notes', data: '"Ask about labs"' },
        ],
      },
    });
    expect(settingsOf('Timeline', user).options).toContainEqual(
      option('conservatoires', 'Conservatoires', 'yes'),
    );
    expect(settingsOf('Notes', user)).toMatchObject({ data: '"Ask about labs"', customData: '' });
  });
});
