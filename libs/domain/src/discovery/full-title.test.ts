import { expect, it } from 'vitest';
import { fullTitleOf } from './full-title.ts';

it('the full title consists of the course and its university', () => {
  expect(fullTitleOf({ course: 'English Literature', university: 'University of Leeds' })).toBe(
    'English Literature, University of Leeds',
  );
});
