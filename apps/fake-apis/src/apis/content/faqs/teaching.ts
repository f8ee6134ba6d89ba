import type { FaqRow } from './row.ts';

export const teaching: readonly FaqRow[] = [
  [
    'teach-england-apply',
    'Where do I apply to train as a teacher in England?',
    'On GOV.UK, in the service Apply for teacher training. It opens in autumn, and places go as they are filled.',
  ],
  [
    'teach-scotland-wales',
    'How do I apply to train as a teacher in Scotland or Wales?',
    'Through the same kind of application as for other courses. Scotland has the PGDE, Wales the PGCE.',
  ],
  [
    'what-is-qts',
    'What is qualified teacher status?',
    'What you need to teach in most state schools in England and Wales. A course that leads to QTS says so.',
  ],
  [
    'pgce-difference',
    'What is the difference between a PGCE and QTS?',
    'QTS lets you teach. A PGCE is an academic qualification that many courses add to it, and is known in other countries.',
  ],
  [
    'teach-gcse',
    'Which GCSEs do I need to teach?',
    'Grade 4 or C in English and maths, and in science too for primary. In Wales and Scotland other grades apply; some providers take equivalent tests.',
  ],
  [
    'teach-bursary',
    'Is there a bursary for teacher training?',
    'For some subjects, and it changes every year. Look at the official pages for your subject and nation before you decide.',
  ],
  [
    'school-experience',
    'Do I need experience in a school before I apply?',
    'It is not always asked for, but a few days help you to decide and give you something to write about.',
  ],
  [
    'teach-salaried',
    'Can I earn while I train to teach?',
    'Yes, on salaried courses and apprenticeships, of which there are fewer. You teach from early on and are paid as an unqualified teacher.',
  ],
];
