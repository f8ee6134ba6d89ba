import { expect, it } from 'vitest';
import { choiceValue, readChoice } from './choices.server.ts';

it.each([
  [{ institutionName: 'University of York', courseName: 'History' }],
  [{ institutionName: 'Prifysgol "Aberystwyth"', courseName: 'Ffilm, theatr & \\ theledu' }],
])(
  '[EXT-35] writing a choice to the form and reading it again returns the same choice: %o',
  (choice) => {
    expect(readChoice(choiceValue(choice))).toEqual(choice);
  },
);

it('[EXT-35] a missing choice is an empty value', () => {
  expect(choiceValue(null)).toBe('');
});

it.each([
  '',
  'History',
  '["University of York"]',
  '["University of York","History","more"]',
  '["University of York"," "]',
  '["University of York",7]',
  JSON.stringify(['x'.repeat(301), 'History']),
])('[EXT-35] %j is not a valid choice', (value) => {
  expect(readChoice(value)).toBeNull();
});
