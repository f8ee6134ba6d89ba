import { expect, it } from 'vitest';
import { fullTitleOf } from './full-title.ts';

it('names a course with its university', () => {
  expect(fullTitleOf({ course: 'English Literature', university: 'University of Leeds' })).toBe(
    'English Literature, University of Leeds',
  );
});
