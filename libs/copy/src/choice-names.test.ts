import { expect, it } from 'vitest';
import {
  courseOfChoice,
  isNamedChoice,
  universityInSentence,
  universityOfChoice,
} from './choice-names.ts';

it.each([
  [universityOfChoice, 'University not given'],
  [courseOfChoice, 'Course not given'],
  [universityInSentence, 'one of your universities'],
])('[APP-82][AMB-119] a choice without a name shows a substitute text', (wordsOf, words) => {
  expect(wordsOf('York')).toBe('York');
  for (const missing of [null, '', ' ']) expect(wordsOf(missing)).toBe(words);
});

it.each([
  ['York', 'History', true],
  [null, 'History', false],
  ['York', null, false],
  ['York', ' ', false],
])(
  '[APP-82] a choice with the university %j and the course %j can be searched for: %s',
  (university, course, expected) => {
    expect(isNamedChoice(university, course)).toBe(expected);
  },
);
