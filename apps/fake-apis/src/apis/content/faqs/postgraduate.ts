import type { FaqRow } from './row.ts';

export const postgraduate: readonly FaqRow[] = [
  [
    'postgraduate-apply',
    'How do I apply for a postgraduate course?',
    'Mostly on the website of the uni, to as many as you like. The course page says where to begin.',
  ],
  [
    'postgraduate-deadline',
    'When is the deadline for a master’s?',
    'There is no common one. Popular courses fill by spring, and scholarships close before the courses do.',
  ],
  [
    'masters-loan',
    'Is there a loan for a master’s?',
    'In all four nations there is support for a first master’s. It is one sum for fees and living costs, so plan what it does not cover.',
  ],
  [
    'postgraduate-first-degree',
    'Do I need a first for a master’s?',
    'Rarely. Many courses ask for a 2:1 and some for a 2:2, or experience in place of it.',
  ],
  [
    'change-subject',
    'Can I study another subject at postgraduate level?',
    'Yes, with a conversion course. Law, psychology and computing have well-known ones.',
  ],
  [
    'phd-funding',
    'How are PhDs funded?',
    'By research councils, unis, charities or employers; there is a doctoral loan too. Funded places are advertised like jobs.',
  ],
  [
    'research-proposal',
    'What goes into a research proposal?',
    'A question, why it matters, what is known, and how you would find out. Talk to a possible supervisor before you send it.',
  ],
  [
    'postgraduate-part-time',
    'Can I take a master’s part-time?',
    'Very often, over two years or more, also online. The loan is then paid over the same time.',
  ],
];
