export interface Page {
  readonly nid: string;
  readonly title: string;
  readonly summary: string;
  /** Path on the website. */
  readonly url: string;
  readonly type: PageType;
  /** 1 when published, 0 for a draft. */
  readonly status: 0 | 1;
}

type PageType = 'guide' | 'checklist' | 'explainer' | 'story';

type Row = readonly [nid: string, type: PageType, path: string, title: string, summary: string];

const rows: readonly Row[] = [
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
    'Three students on applying when nobody at home had done it before.',
  ],
  [
    '111',
    'guide',
    'choosing/subject',
    'Choosing a subject you will enjoy',
    'Start from what you like doing, then look at where it leads.',
  ],
  [
    '112',
    'guide',
    'choosing/compare-courses',
    'How to compare two courses',
    'The same name can hide different years: what to look at side by side.',
  ],
  [
    '113',
    'guide',
    'choosing/open-days',
    'Open days: what to ask',
    'Questions for staff, for students and for yourself on the way home.',
  ],
  [
    '114',
    'checklist',
    'choosing/visit',
    'Visiting a campus on your own',
    'Plan the train, the tour and an hour to just walk about.',
  ],
  [
    '115',
    'explainer',
    'choosing/joint-honours',
    'One subject or two',
    'What joint honours means for your week and your timetable.',
  ],
  [
    '116',
    'explainer',
    'choosing/foundation-year',
    'What a foundation year is',
    'An extra year at the start, who it is for and what it costs.',
  ],
  [
    '117',
    'explainer',
    'choosing/placement-year',
    'A year in work',
    'How placement years are found, paid and counted.',
  ],
  [
    '118',
    'explainer',
    'choosing/year-abroad',
    'A year abroad',
    'Where you can go, what you study and how it is paid for.',
  ],
  [
    '119',
    'guide',
    'choosing/city-or-campus',
    'City or campus',
    'Two ways to live as a student, and how to tell which is yours.',
  ],
  [
    '120',
    'guide',
    'choosing/living-at-home',
    'Living at home and studying nearby',
    'How to be part of it all when you commute.',
  ],
  [
    '121',
    'explainer',
    'money/england',
    'Student finance in England',
    'Tuition fee loans, maintenance loans, and when to apply.',
  ],
  [
    '122',
    'explainer',
    'money/scotland',
    'Student finance in Scotland',
    'How tuition is paid and what help there is to live on.',
  ],
  [
    '123',
    'explainer',
    'money/wales',
    'Student finance in Wales',
    'How grants and loans work together for students from Wales.',
  ],
  [
    '124',
    'explainer',
    'money/northern-ireland',
    'Student finance in Northern Ireland',
    'What you can apply for if you stay, and if you cross the sea.',
  ],
  [
    '125',
    'guide',
    'money/budget',
    'Make a budget that lasts the term',
    'Work out a week, then multiply, then leave room for surprises.',
  ],
  [
    '126',
    'guide',
    'money/scholarships',
    'Scholarships and bursaries',
    'Where to look, what to write and why it is worth an hour.',
  ],
  [
    '127',
    'guide',
    'money/part-time-work',
    'Working while you study',
    'Finding hours that fit around lectures, and knowing your rights.',
  ],
  [
    '128',
    'guide',
    'living/halls',
    'Choosing halls',
    'En suite or shared, catered or not: what changes the price.',
  ],
  [
    '129',
    'checklist',
    'living/packing',
    'What to pack for your first term',
    'The short list, and the things that everybody brings twice.',
  ],
  [
    '130',
    'guide',
    'living/flatmates',
    'Living with people you have just met',
    'Small habits that keep a kitchen, and a friendship, in order.',
  ],
  [
    '131',
    'guide',
    'support/disability',
    'Support for disabled students',
    'Who to tell, what can be arranged and how to ask early.',
  ],
  [
    '132',
    'guide',
    'support/mental-health',
    'Looking after your mental health',
    'What universities offer, and small steps that help today.',
  ],
  [
    '133',
    'guide',
    'support/carers',
    'Studying while you care for someone',
    'Help with time, money and understanding for student carers.',
  ],
  [
    '134',
    'guide',
    'support/care-experienced',
    'If you have been in care',
    'Support that is there from application to graduation.',
  ],
  [
    '135',
    'explainer',
    'offers/replying',
    'Firm and insurance: replying to offers',
    'What each answer means and how to choose between two good places.',
  ],
  [
    '136',
    'explainer',
    'offers/conditions',
    'What a conditional offer asks for',
    'Grades, points and other conditions in plain words.',
  ],
  [
    '137',
    'explainer',
    'results/clearing',
    'How Clearing works',
    'Who can use it, what to have ready and how a phone call goes.',
  ],
  [
    '138',
    'checklist',
    'results/day',
    'Results day, hour by hour',
    'What to have to hand, and who to call about what.',
  ],
  [
    '139',
    'explainer',
    'alternatives/apprenticeships',
    'Degree apprenticeships explained',
    'Earn a wage, learn at work and finish with a degree.',
  ],
  [
    '140',
    'guide',
    'alternatives/gap-year',
    'Making a gap year count',
    'Ideas that cost little, and how to defer your place.',
  ],
];

/** A page that is not published yet. */
const DRAFT = '114';

export const pages: readonly Page[] = rows.map(([nid, type, path, title, summary]) => ({
  nid,
  title,
  summary,
  url: `/undergraduate/${path}`,
  type,
  status: nid === DRAFT ? 0 : 1,
}));
