import { expect, it } from 'vitest';
import { savedAnswers } from './saved-answers.ts';
import { startAnswers } from './start-answers.ts';

it('[PRF-47] undergraduate courses in 2023 are chosen at first', () => {
  const start = startAnswers(savedAnswers(null));
  expect(start).toEqual({ studyLevel: 'Undergraduate', studyYear: '2023' });
});

it('[AMB-1] what is saved wins', () => {
  const saved = savedAnswers('{"studyLevel":"Postgraduate","studyYear":2027}');
  expect(startAnswers(saved)).toEqual({ studyLevel: 'Postgraduate', studyYear: '2027' });
});
