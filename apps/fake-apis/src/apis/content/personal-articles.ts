import { schemeNames, teachingSchemes } from '@applicant-hub/domain';
import { forReaders, type PersonalArticle } from './personal-article.ts';
import { regionalArticles } from './regional-articles.ts';

/** All articles, from the smallest audience to the largest. */
export const personalArticles: readonly PersonalArticle[] = [
  ...forReaders(
    { stages: ['Research'], isPick: true },
    [
      'what-would-you-read',
      'What would you read without being told?',
      'A good first question when every course sounds alike. Try it on three subjects tonight, and save the one you kept reading about.',
    ],
    [
      'ten-minutes-a-week',
      'Ten minutes a week until you know',
      'Nobody finds a course in one afternoon. A small plan for busy weeks: one course page, one uni page, one question to somebody who studies there. After a month you will know far more about what you want than you think today.',
    ],
  ),
  ...forReaders(
    { stages: ['Refine'], isPick: true },
    [
      'from-twenty-to-five',
      'From twenty courses to five',
      'Compare what you would learn in the second year, how you would be assessed, and what you would pay in rent. Most lists get short by themselves.',
    ],
    [
      'safe-and-bold',
      'One safe, one bold, three in between',
      'How to spread five choices over different entry requirements, so that you have somewhere to be happy whatever happens in August.',
    ],
  ),
  ...forReaders({ stages: ['Ready'], faces: ['beginning', 'choosing'], isPick: true }, [
    'last-look',
    'The last look before you send',
    'Names as in your passport, every grade you hold, the right start year. Ten minutes now save a phone call in January.',
  ]),
  ...forReaders(
    { stages: ['Ready'], faces: ['choosing', 'waiting', 'deciding', 'looking'], isPick: true },
    [
      'while-you-wait',
      'What to do while unis decide',
      'Decisions come when they come. Meanwhile: interviews that may be on the way, student finance, and the one email folder you should look into every day, because some unis give you only a week to answer an invitation.',
    ],
  ),
  ...regionalArticles,
  ...forReaders(
    { schemes: [schemeNames.conservatoires] },
    [
      'audition-day',
      'Your audition, hour by hour',
      'Trains, warm-up rooms and the ten minutes that matter. What panels look for, and what they forgive.',
    ],
    [
      'audition-film',
      'Film an audition on your phone',
      'Light from the front, sound without echo, one take. You need less equipment than you think.',
    ],
    [
      'conservatoire-or-uni',
      'A conservatoire or a music degree at uni?',
      'More hours of practice or more essays, a smaller place or a larger one. You can apply to both and decide in spring.',
    ],
  ),
  ...forReaders(
    { schemes: [schemeNames.apprenticeships] },
    [
      'apprentice-week',
      'Three days at work, one at uni, one to breathe',
      'A degree apprentice in engineering shows her week, and says what she misses about being a full-time student.',
    ],
    [
      'apprentice-apply',
      'Apply for an apprenticeship as for a job',
      'A short CV, real examples, and a look at what the company makes. Vacancies open all year, most of them from autumn to spring.',
    ],
    [
      'apprentice-and-uni',
      'Keep both doors open',
      'You can hold offers from unis and wait for employers. How to keep the dates apart, and whom to tell what.',
    ],
  ),
  ...forReaders(
    { schemes: teachingSchemes },
    [
      'teach-first-lesson',
      'The first lesson you teach',
      'Twenty-eight faces, one plan, and the moment it goes somewhere else. New teachers remember.',
    ],
    [
      'teach-routes',
      'Which way into teaching suits you',
      'A year at uni, in a school, or both; with a salary or with a bursary. A table for people who like tables.',
    ],
  ),
  ...forReaders(
    { schemes: [schemeNames.postgraduate] },
    [
      'masters-why',
      'Is a master’s worth it for you?',
      'For some jobs it is the ticket, for others a year that experience would fill better. Questions to ask before you pay a deposit.',
    ],
    [
      'masters-money',
      'How people pay for a master’s',
      'Loans, employers, part-time work and the scholarships that nobody applies for.',
    ],
    [
      'supervisor-email',
      'Write to a supervisor who does not know you',
      'Five sentences are enough. What to say, what to attach, and when to ask again.',
    ],
    [
      'change-direction',
      'Change direction after your degree',
      'Conversion courses in computing, law and psychology: who takes them, and what comes after.',
    ],
    [
      'part-time-masters',
      'A master’s next to a job',
      'Evenings, two weekends a month and an understanding boss. Three people show their calendars.',
    ],
    [
      'phd-or-not',
      'Do you want a PhD, or only to keep studying?',
      'Two honest conversations with people who finished, and one with somebody who stopped.',
    ],
  ),
  ...forReaders(
    { stages: ['Research'] },
    [
      'open-day-plan',
      'Plan an open day like a tourist',
      'Two talks, one tour, one conversation and lunch where students eat. Then sit down and write what you liked.',
    ],
    [
      'subject-nobody-mentions',
      'Subjects that schools do not teach',
      'Linguistics, anthropology, materials science and fifty more. Most people on these courses had never taken them before.',
    ],
    [
      'city-or-campus',
      'City, campus or by the sea',
      'Where you live shapes three years more than any ranking. What students notice in November, when it is dark at four.',
    ],
    [
      'joint-degrees',
      'Two subjects in one degree',
      'Joint courses for people who cannot choose, and how the timetable really looks.',
    ],
  ),
  ...forReaders(
    { stages: ['Refine'] },
    [
      'statement-first-draft',
      'A bad first draft in twenty minutes',
      'Set a timer, answer the three questions as if you were talking to a friend, and do not correct a word. Tomorrow you will have something to mend.',
    ],
    [
      'entry-requirements',
      'How to read entry requirements',
      'Typical offers, contextual offers, subjects that must be there. What the small print says and what unis accepted last year.',
    ],
    [
      'ask-students',
      'Questions to ask a student who studies it',
      'Skip “is it good?”. Ask what they did last Tuesday, and what they would drop.',
    ],
  ),
  ...forReaders(
    { stages: ['Ready'], faces: ['choosing', 'waiting', 'deciding', 'looking'] },
    [
      'interview-aloud',
      'Think aloud: interviews that feel like lessons',
      'Nobody wants a right answer in ten seconds. How to show the way you think, and how to practise it with a friend.',
    ],
    [
      'firm-insurance',
      'Firm and insurance without regrets',
      'Two questions sort most of it: where do you want to be, and where would you be glad to be?',
    ],
  ),
  ...forReaders({ stages: ['Ready'] }, [
    'budget-first-term',
    'A budget for your first term',
    'Rent, food, travel and the week in October when everything costs money at once. A sheet to fill in, with real numbers from students in five cities.',
  ]),
  ...forReaders({ hasPicture: false }, [
    'sleep-and-exams',
    'Sleep is revision too',
    'What the research says about late nights before exams, in four short paragraphs.',
  ]),
];
