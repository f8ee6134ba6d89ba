import { expect, it } from 'vitest';
import { fullTitleOf } from './full-title.ts';

it('the full title is the course and its university', () => {
  expect(fullTitleOf({ course: 'English Literature', university: 'University of Leeds' })).toBe(
    'English Literature, University of Leeds',
  );
});
