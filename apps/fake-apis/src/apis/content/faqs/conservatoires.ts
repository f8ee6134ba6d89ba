import type { FaqRow } from './row.ts';

export const conservatoires: readonly FaqRow[] = [
  [
    'conservatoire-choices',
    'How many conservatoires can I apply to?',
    'Up to six. Unlike other choices they have an order, which you give when you reply to your offers.',
  ],
  [
    'conservatoire-and-uni',
    'Can I apply to conservatoires and unis at the same time?',
    'Yes. They are two applications with two fees, and you can hold offers in both until you decide.',
  ],
  [
    'conservatoire-deadline',
    'When do I have to apply for music at a conservatoire?',
    'In early October for music. Dance, drama and musical theatre are mostly due in January. Conservatoires have their own dates, so check each.',
  ],
  [
    'audition-fee',
    'Do I have to pay for auditions?',
    'Most conservatoires charge for each audition. If money is short, ask about a fee waiver before you pay.',
  ],
  [
    'audition-recorded',
    'Can I send a recording instead of an audition?',
    'Often, at least for a first round or from far away. The conservatoire says what to film and how.',
  ],
  [
    'audition-expect',
    'What happens at an audition?',
    'You show prepared pieces, perhaps something at sight, and talk a little. People on the panel want you to do well.',
  ],
  [
    'conservatoire-references',
    'How many references does a conservatoire need?',
    'Two: one about your studies and one about your practice. Ask both people before you start.',
  ],
  [
    'reserve-choice',
    'What is a reserve place at a conservatoire?',
    'A place if somebody else gives theirs up. You can hold it beside a confirmed one.',
  ],
];
