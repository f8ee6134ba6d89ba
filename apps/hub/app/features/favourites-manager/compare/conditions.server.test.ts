import { conditionsField, offerConditionsSetting } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { conditionsIn } from './conditions.server.ts';

it("[EXT-29] conditions belong to the course's year of entry, whatever the year of the preferences", () => {
  const { course, university: institution } = sampleDetails;
  const field = conditionsField({ course, institution, year: 2027 });
  const data = JSON.stringify({ [field]: 'ABB' });
  const conditionsOf = conditionsIn(
    testScope({
      applicant: {
        user: { settings: [{ ...offerConditionsSetting, data }] },
        personalisation: { studyYear: 2026 },
      },
    }),
  );
  expect(conditionsOf({ ...sampleDetails, academicYearId: '2027' })).toBe('ABB');
  expect(conditionsOf({ ...sampleDetails, academicYearId: '2026' })).toBeNull();
});
