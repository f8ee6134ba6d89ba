import type { Choice } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { actIn } from './act.server.ts';

const invited: Choice = {
  institution: 'Leeds Conservatoire',
  course: 'Jazz',
  state: 'invited',
  words: 'INV',
  asks: 'answerInvitation',
  isExtra: false,
  late: null,
};

const input = {
  scheme: 'ug',
  status: 'waitingForDecisions',
  choices: [],
  closed: [],
  isReplyOver: false,
  applyHref: '/application',
} as const;

type Case = readonly [string, Partial<Parameters<typeof actIn>[0]>, string, string];

it.each<Case>([
  ['offers', { status: 'decisionsReceived' }, 'Reply to my offers', '/application'],
  ['an unsent application', { status: 'ready' }, 'Send my application', '/application'],
  ['an offer in Extra', { status: 'extraOffer' }, 'Reply to my offer', '/application'],
  [
    'no place in Clearing',
    { status: 'clearingUnplaced' },
    'Search Clearing courses',
    '/clearingplus/learners/',
  ],
  ['an invitation', { choices: [invited] }, 'Give my answer', '/application'],
  ['invitations', { choices: [invited, invited] }, 'Give my answers', '/application'],
  [
    'a place',
    { status: 'placed', place: 'University of East Anglia' },
    'Get ready for East Anglia',
    '/dashboard/ready',
  ],
])('[EXT-31] the button of an applicant with %s names the act', (_what, facts, label, href) => {
  expect(actIn({ ...input, ...facts })).toEqual({ act: { label, href } });
});

it.each([
  ['waits', {}],
  ['missed the last reply date', { status: 'decisionsReceived', isReplyOver: true }],
] as const)('for an applicant who %s, the button names no act', (_what, facts) => {
  expect(actIn({ ...input, ...facts })).toEqual({});
});
