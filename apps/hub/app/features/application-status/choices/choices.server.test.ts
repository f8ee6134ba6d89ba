import { type Choice, choiceStates } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { choiceView } from './choices.server.ts';

const choice: Choice = {
  institution: 'Lancaster University',
  course: 'Linguistics',
  state: 'conditionalOffer',
  words: 'C',
  asks: null,
  isExtra: false,
  late: null,
};

it('[APP-82] a choice shows its university, its course and its state', () => {
  expect(choiceView(choice)).toEqual({
    institution: 'Lancaster University',
    course: 'Linguistics',
    state: 'conditionalOffer',
    label: 'Conditional offer',
  });
});

it.each([
  [{ institution: null }, { institution: 'University not given', course: 'Linguistics' }],
  [{ course: null }, { institution: 'Lancaster University', course: 'Course not given' }],
])(
  '[APP-82][AMB-119] a choice with %j shows that the name is missing, and shows all other data',
  (missing, shown) => {
    expect(choiceView({ ...choice, ...missing })).toEqual({
      ...shown,
      isUnnamed: true,
      state: 'conditionalOffer',
      label: 'Conditional offer',
    });
  },
);

it('every state has its own text', () => {
  const labels = choiceStates.map((state) => choiceView({ ...choice, state, words: '' }).label);
  expect(new Set(labels).size).toBe(choiceStates.length);
});

it.each([
  ['Sent back to us', 'Sent back to us'],
  ['', 'Not known'],
])("[APP-82] an unknown state '%s' is shown as '%s'", (words, label) => {
  expect(choiceView({ ...choice, state: 'unknown', words }).label).toBe(label);
});

it.each([
  ['reply', 'Reply to this offer'],
  ['replyToChange', 'Reply to the changed offer'],
  ['answerInvitation', 'Answer the invitation'],
] as const)('a choice that requires %s shows: %s', (asks, prompt) => {
  expect(choiceView({ ...choice, asks }).prompt).toBe(prompt);
});

it('[APP-98] a choice in Extra is marked as such', () => {
  expect(choiceView({ ...choice, isExtra: true }).extra).toBe('Extra choice');
});
