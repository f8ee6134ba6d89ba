import { expect, it } from 'vitest';
import { savedAnswers } from './saved-answers.ts';
import { startAnswers } from './start-answers.ts';

it('[PRF-47] the default is an undergraduate course in 2023', () => {
  const start = startAnswers(savedAnswers(null));
  expect(start).toEqual({ studyLevel: 'Undergraduate', studyYear: '2023' });
});

it('[AMB-1] saved answers replace the defaults', () => {
  const saved = savedAnswers('{"studyLevel":"Postgraduate","studyYear":2027}');
  expect(startAnswers(saved)).toEqual({ studyLevel: 'Postgraduate', studyYear: '2027' });
});
