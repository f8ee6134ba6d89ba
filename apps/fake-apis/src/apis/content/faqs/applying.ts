import type { FaqRow } from './row.ts';

export const applying: readonly FaqRow[] = [
  [
    'how-many-choices',
    'How many choices do I have?',
    'Up to five. You can use fewer, and in most cases add others later until you have replied to your offers. At most four of them can be in medicine, dentistry or veterinary science.',
  ],
  [
    'order-of-choices',
    'Does the order of my choices matter?',
    'No. Unis cannot see which others you chose, nor in which order, until you have replied to your offers.',
  ],
  [
    'same-uni-twice',
    'Can I choose two courses at the same uni?',
    'Mostly yes, and each counts as one of your five. Some unis allow only one course, so ask them first.',
  ],
  [
    'oxford-and-cambridge',
    'Can I apply to both Oxford and Cambridge?',
    'Not in the same year, unless you already have a degree or want to be an organ scholar.',
  ],
  [
    'change-choices',
    'Can I change my choices after I have sent my application?',
    'Within 14 days of the welcome email you can swap a choice once. After that, ask the uni whether it can change the course for you.',
  ],
  [
    'application-fee',
    'What does it cost to apply?',
    'There is one fee for up to five choices. If you have had free school meals in the UK, you do not pay it. The payment step of the application shows the amount of this year.',
  ],
  [
    'who-pays-fee',
    'Can my school pay the application fee?',
    'Yes, if it has arranged that. Ask your adviser; some schools collect the fee from you, others pay it.',
  ],
  [
    'buzzword',
    'What is a buzzword and where do I get it?',
    'A word that links your application to your school, college or centre. Your adviser gives it to you. If you apply on your own, you do not need one.',
  ],
  [
    'apply-without-school',
    'Can I apply without a school or college?',
    'Yes. You apply as an individual, and ask somebody for a reference yourself: a former teacher, an employer or a trainer, not family or friends.',
  ],
  [
    'who-writes-reference',
    'Who writes my reference?',
    'Usually a teacher or adviser who knows you. It says how your school works, what may have affected your results, and what suits you to the course.',
  ],
  [
    'see-reference',
    'Can I see my reference?',
    'Not before it is sent. You have a right to a copy afterwards: ask for the personal data that is held about you.',
  ],
  [
    'reference-late',
    'What if my reference is late?',
    'Your application cannot be sent without it. Remind your referee early, and check the date that your school has set: it is often weeks before the deadline.',
  ],
  [
    'save-and-return',
    'Can I save my application and come back to it?',
    'Yes, as often as you like. Nothing is sent until you have paid and agreed to send it.',
  ],
  [
    'equal-consideration',
    'What does equal consideration mean?',
    'Whatever arrives by that deadline must be considered alike. Applying months earlier gives you time, and no formal advantage.',
  ],
  [
    'missed-january',
    'Can I still apply after the January deadline?',
    'Yes, until the end of June. Unis may then look at your application only if they still have places.',
  ],
  [
    'october-deadline',
    'Which courses have the October deadline?',
    'All courses at Oxford and Cambridge, and most in medicine, dentistry and veterinary science.',
  ],
  [
    'personal-statement-length',
    'How long is the personal statement?',
    'Up to 4,000 characters with spaces, shared between three questions; each answer needs at least 350.',
  ],
  [
    'personal-statement-questions',
    'What are the personal statement questions?',
    'Why you want to study the subject, how your studies have prepared you, and what else you have done to prepare, and why it helps.',
  ],
  [
    'statement-different-courses',
    'Can I write a different personal statement for each uni?',
    'No, all your choices read the same one. If your courses differ, write about what they share. A few unis ask for another text when they have your application.',
  ],
  [
    'statement-ai',
    'Can I use AI to write my personal statement?',
    'You can use it to get ideas or to check your structure. The words and experiences must be yours: every statement is checked for similarity, and unis are told.',
  ],
  [
    'predicted-grades',
    'Where do predicted grades come from?',
    'From your school or college, which adds them with the reference. You do not enter them yourself, but you can ask your teachers what they are.',
  ],
  [
    'enter-qualifications',
    'Which qualifications do I have to enter?',
    'All that you have finished, whatever the grade, and all that you are still taking. Leaving out a poor result can cost you your place.',
  ],
  [
    'no-a-levels',
    'Can I apply without A levels?',
    'Yes. BTECs, T Levels, Access courses, the IB and many others count too. The course page says what each uni takes.',
  ],
  [
    'what-is-tariff',
    'What are Tariff points?',
    'Numbers that make grades of different qualifications comparable. About a third of courses ask for points; the others ask for grades.',
  ],
  [
    'contextual-offer',
    'What is a contextual offer?',
    'A lower offer for people who have had it harder: by their school, where they live, or being in care, for example. Unis have their own rules, so look at each website.',
  ],
  [
    'care-experienced',
    'Should I say that I have been in care?',
    'It is your choice, and it can help: many unis have a bursary, a named contact or year-round housing. It is not held against you.',
  ],
  [
    'disability-tell',
    'Should I tell unis about a disability or health condition?',
    'You do not have to, but early is better: support can then be there on the first day. It is not used to decide about your application.',
  ],
  [
    'criminal-conviction',
    'Do I have to declare a criminal conviction?',
    'Only some courses ask, mostly those that lead to work with children or vulnerable adults. The application asks you if one of yours does.',
  ],
  [
    'admission-test',
    'Do I need to take an admissions test?',
    'For some courses: medicine, law and maths at certain unis, for instance. Tests have their own sign-up, often before the application is due.',
  ],
  [
    'deferred-entry',
    'Can I apply now and start a year later?',
    'Yes, choose the later start date for the course. Some courses do not take deferred applications, so ask the uni.',
  ],
  [
    'gap-year-when',
    'Should I apply before or after a gap year?',
    'Either works. Before, your school is there to help and the place is safe; after, you know your results and perhaps better what you want.',
  ],
  [
    'mature-student',
    'Am I too old to apply?',
    'There is no upper age. Around one in five new students is over 21, and unis often take work and life experience into account.',
  ],
  [
    'minimum-age',
    'Can I go to uni before I am 18?',
    'Sometimes. Many unis want you to be 18 at the start or soon after, and some courses with placements insist on it.',
  ],
  [
    'apply-again',
    'Can I apply again next year?',
    'Yes. Each year is a new application with its own fee. You can use parts of the old one, and unis do not mark you down for trying again.',
  ],
  [
    'fraud-check',
    'What happens if something in my application is wrong?',
    'A mistake can be put right: tell the unis, or your adviser. Something untrue or copied can end your application, even after you have started.',
  ],
];
