import { mediaCategories } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { subjectGuides } from './subject-guides.ts';

it('[FAV-46][AMB-33] every published subject guide has a media category that the hub supports', () => {
  const published = subjectGuides.map(
    ({ title, field_subject_map }) => [title, field_subject_map] as const,
  );
  expect(mediaCategories).toEqual(new Map(published));
});
