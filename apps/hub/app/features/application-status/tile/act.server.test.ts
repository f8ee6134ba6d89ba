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

const input: Parameters<typeof actIn>[0] = {
  scheme: 'ug',
  status: 'waitingForDecisions',
  choices: [],
  closed: [],
  isReplyOver: false,
  applyHref: '/application',
  findPage: (path) => path,
};

type Case = readonly [string, Partial<Parameters<typeof actIn>[0]>, string, string];

it.each<Case>([
  ['offers', { status: 'decisionsReceived' }, 'Reply to my offers', '/application'],
  ['no application', { status: 'start' }, 'Start my application', '/application'],
  [
    'an unfinished application',
    { status: 'inProgress' },
    'Continue my application',
    '/application',
  ],
  [
    'an unfinished application to conservatoires',
    { scheme: 'uc', status: 'inProgress' },
    'Continue my application',
    '/application',
  ],
  ['no offer', { status: 'unplaced' }, 'Compare my options', '/what-are-my-options'],
  [
    'a closed year',
    { status: 'clearingAddChoice', closed: ['application', 'extra', 'clearing'] },
    'Choose a later year',
    '/dashboard/application',
  ],
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
])(
  '[EXT-31] for an applicant with %s, the button names the next action',
  (_what, facts, label, href) => {
    expect(actIn({ ...input, ...facts })).toEqual({ act: { label, href } });
  },
);

it.each([
  ['waits', {}],
  ['missed the last reply date', { status: 'decisionsReceived', isReplyOver: true }],
] as const)('for an applicant who %s, the button names no action', (_what, facts) => {
  expect(actIn({ ...input, ...facts })).toEqual({});
});

it.each<[string, Partial<typeof input>, string]>([
  [
    'offers',
    { status: 'decisionsReceived' },
    'Reply to my offers: sign in to the application service.',
  ],
  ['an invitation', { choices: [invited] }, 'Give my answer: sign in to the application service.'],
  ['nothing to do', {}, 'To open your application, sign in to the application service.'],
])(
  'without the address of the application, a text tells an applicant with %s where to act',
  (_what, facts, elsewhere) => {
    expect(actIn({ ...input, ...facts, applyHref: null })).toEqual({ elsewhere });
  },
);

it('an applicant with a place has a button, even without the address of the application', () => {
  const facts = { status: 'placed', place: 'University of York', applyHref: null } as const;
  expect(actIn({ ...input, ...facts })).toEqual({
    act: { href: '/dashboard/ready', label: 'Get ready for York' },
  });
});

it('the button does not name an action if the hub does not have its page', () => {
  const findPage = () => null;
  expect(actIn({ ...input, status: 'clearingUnplaced', findPage })).toEqual({});
});
