import type { CycleKey } from './cycle.ts';

/** Start of the titles of the three reply dates; each title ends with a different day. */
const REPLY = 'Last day to reply to your offers, if your last decision came by';
const REPLY_PAGE = '/undergraduate/after-you-apply/decisions';

export const cycleTitles: Readonly<Record<CycleKey, string>> = {
  'courses-shown': 'New courses appear in the course search',
  open: 'Undergraduate applications open',
  'open-conservatoires': 'Conservatoire applications open',
  send: 'First day to send your undergraduate application',
  music: 'Deadline for music courses at conservatoires',
  early: 'Deadline for Oxford, Cambridge, and most medicine, dentistry and veterinary courses',
  main: 'Equal consideration deadline for most undergraduate courses',
  'main-conservatoires': 'Deadline for most conservatoire dance, drama and musical theatre courses',
  replies: 'Conservatoire offers are declined for you if you have not replied',
  'extra-opens': 'Extra opens: add one more choice if you hold no offer',
  advisory: 'Universities aim to send their decisions by',
  'reply-spring': REPLY,
  'reply-june': REPLY,
  'reply-july': REPLY,
  choices: 'Last day to apply with choices, before Clearing',
  extra: 'Extra closes',
  'clearing-opens': 'Clearing opens',
  'results-scotland': 'SQA results day (exams in Scotland)',
  results: 'A level and T Level results day',
  final: 'Last day to apply',
  clearing: 'Last day to add a Clearing choice',
};

export const cyclePages: Readonly<Record<CycleKey, string>> = {
  'courses-shown': '/undergraduate/what-and-where-to-study',
  open: '/undergraduate/applying-to-university',
  'open-conservatoires': '/ucas/conservatoires/applying',
  send: '/undergraduate/applying-to-university/sending-your-application',
  music: '/ucas/conservatoires/deadlines',
  early: '/undergraduate/applying-to-university/early-deadline',
  main: '/undergraduate/applying-to-university/equal-consideration',
  'main-conservatoires': '/ucas/conservatoires/deadlines',
  replies: '/ucas/conservatoires/replies',
  'extra-opens': '/undergraduate/after-you-apply/extra',
  advisory: '/undergraduate/after-you-apply/decisions',
  'reply-spring': REPLY_PAGE,
  'reply-june': REPLY_PAGE,
  'reply-july': REPLY_PAGE,
  choices: '/undergraduate/applying-to-university/last-choices',
  extra: '/undergraduate/after-you-apply/extra',
  'clearing-opens': '/undergraduate/results-and-clearing/clearing',
  'results-scotland': '/undergraduate/results-and-clearing/results-days',
  results: '/undergraduate/results-and-clearing/results-days',
  final: '/undergraduate/applying-to-university/last-choices',
  clearing: '/undergraduate/results-and-clearing/clearing',
};
