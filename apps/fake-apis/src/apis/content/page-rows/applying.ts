import type { PageRow } from './row.ts';

export const applying: readonly PageRow[] = [
  [
    '101',
    'guide',
    'applying/personal-statement',
    'How to write a personal statement',
    'Answer the three questions in your own words, one draft at a time.',
  ],
  [
    '102',
    'checklist',
    'applying/before-you-send',
    'Before you send your application',
    'Ten things to check while you can still change them.',
  ],
  [
    '103',
    'guide',
    'applying/references',
    'Who writes your reference',
    'What referees are asked, and how to help them help you.',
  ],
  [
    '104',
    'explainer',
    'applying/five-choices',
    'How your five choices work',
    'What you can mix, what you cannot, and who sees what.',
  ],
  [
    '105',
    'explainer',
    'applying/deadlines',
    'Deadlines without the stress',
    'Which date counts for your course, and what happens after it.',
  ],
  [
    '106',
    'guide',
    'applying/admissions-tests',
    'Admissions tests: where to begin',
    'Find out whether your course asks for one and when to book.',
  ],
  [
    '107',
    'guide',
    'applying/interviews',
    'Getting ready for an interview',
    'What it is like, what to bring, and how to practise out loud.',
  ],
  [
    '108',
    'guide',
    'applying/portfolios',
    'Putting a portfolio together',
    'Choose fewer pieces, show your thinking and photograph them well.',
  ],
  [
    '109',
    'guide',
    'applying/auditions',
    'Preparing for an audition',
    'How to pick your pieces and look after yourself on the day.',
  ],
  [
    '110',
    'story',
    'applying/first-in-the-family',
    'First in the family',
    'Three students on applying when no one at home had done it before.',
  ],
];
