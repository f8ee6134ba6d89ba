export interface Promotion {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly byline: string;
  /** Text of the promotion's link. */
  readonly link: string;
  /** A visibility expression. */
  readonly visibility: string;
}

const editors = 'From our editors';

export const promotions: readonly Promotion[] = [
  {
    title: 'Results day, hour by hour',
    summary: 'When things change on the day, and what to have at hand before they do.',
    url: '/undergraduate/results-day',
    byline: editors,
    link: 'Plan your day',
    visibility: 'clearing',
  },
  {
    title: 'What could I do with this degree?',
    summary: 'Ten minutes of questions, and careers that you may never have thought of.',
    url: '/explore/career-compass',
    byline: 'Career Compass',
    link: 'Take the careers quiz',
    visibility: 'bau AND !careersQuizTaken AND !ready',
  },
  {
    title: 'Room with a view? Choosing halls',
    summary: 'Catered or not, en suite or shared: what students would choose again.',
    url: '/undergraduate/student-life/halls',
    byline: editors,
    link: 'Compare halls',
    visibility: 'hasShortlist OR ready OR clearing',
  },
  {
    title: 'Student finance, step by step',
    summary: 'What you can borrow, when to apply, and what you pay back.',
    url: '/money/student-finance',
    byline: 'Student money desk',
    link: 'See what you could get',
    visibility: 'undergraduate england OR undergraduate wales OR undergraduate northernIreland',
  },
  {
    title: 'Fees and funding in Scotland',
    summary: 'Who pays no fees, who to ask, and by when.',
    url: '/money/scotland',
    byline: 'Student money desk',
    link: 'Read about SAAS',
    visibility: 'scotland AND undergraduate',
  },
  {
    title: 'Visas without the headache',
    summary: 'What a student visa asks of you, in the order that you need it.',
    url: '/undergraduate/international/visas',
    byline: 'International team',
    link: 'Start the checklist',
    visibility: 'international',
  },
  {
    title: 'Find your first favourite',
    summary: 'Keep a course with one press, and compare up to five side by side.',
    url: '/explore/search',
    byline: editors,
    link: 'Search courses',
    visibility: '!hasFavouriteCourses !postgraduate',
  },
  {
    title: 'Fund your master’s',
    summary: 'Loans, scholarships and employers: where postgraduates find money.',
    url: '/money/postgraduate',
    byline: 'Student money desk',
    link: 'Explore your options',
    visibility: 'postgraduate',
  },
  {
    title: 'A day in front of a class',
    summary: 'Book a school experience before you apply to teach.',
    url: '/ucas/school-experience',
    byline: 'Teacher training team',
    link: 'Find a school near you',
    visibility: 'teachingEngland OR teachingWales OR teachingScotland',
  },
  {
    title: 'Earn while you learn',
    summary: 'Degree apprenticeships: a wage, no fees, and a degree at the end.',
    url: '/search/apprenticeships',
    byline: editors,
    link: 'See who is hiring',
    visibility: 'apprenticeships OR undergraduate research AND bau',
  },
  {
    title: 'Recording an audition at home',
    summary: 'Light, sound and nerves: advice from people who watch hundreds of them.',
    url: '/undergraduate/conservatoires/auditions',
    byline: 'Conservatoires team',
    link: 'Get ready to record',
    visibility: 'conservatoires',
  },
  {
    title: 'In care once, at home on campus',
    summary: 'A bursary, a room all year, and a person to ask: what care leavers are offered.',
    url: '/undergraduate/care-leavers',
    byline: 'Student support team',
    link: 'See what you are offered',
    visibility: 'beenInCare',
  },
  {
    title: 'From blank page to first draft',
    summary: 'Five short exercises that get a personal statement going.',
    url: '/ucas/articles/first-draft',
    byline: editors,
    link: 'Try the first one',
    visibility: 'bau undergraduate !statementStarted !ready',
  },
  {
    title: 'Cook seven dinners with ten things',
    summary: 'A shopping list, a week of meals, and change from £25.',
    url: '/undergraduate/student-life/cooking',
    byline: editors,
    link: 'Get the list',
    visibility: '',
  },
];
