import type {
  Article,
  Faq,
  LocationGuide,
  Notification,
  Page,
  PersonalArticle,
  Promotion,
  Subject,
  SubjectBar,
  TariffType,
  Video,
} from '@applicant-hub/domain';
import type { LiveSettings, PageState, WidgetSettings } from './page-state.ts';
import { defaultPageState } from './schema.ts';

export const pageState = (fields: Partial<PageState> = {}): PageState => ({
  ...defaultPageState,
  cards: { 2026: allCards, 2027: allCards },
  ...fields,
});

export const widgetSettings = (fields: Partial<WidgetSettings> = {}): WidgetSettings => ({
  disable: false,
  title: null,
  description: null,
  linkUrl: null,
  linkLabel: null,
  ...fields,
});

export const liveSettings = (fields: Partial<LiveSettings> = {}): LiveSettings => ({
  enabled: true,
  title: 'Ask us about Clearing',
  time: 1_786_555_800,
  holding: '<p>We start at six.</p>',
  embed: '',
  information: '<p>With three advisers.</p>',
  comments: true,
  disqus: 'ask-us-about-clearing',
  ...fields,
});

const allCards = {
  undergraduate: true,
  postgraduate: true,
  conservatoires: true,
  teachertraining: true,
  preregistration: true,
};

export const subject = (fields: Partial<Subject> = {}): Subject => ({
  id: '53',
  title: 'Psychology',
  image: 'https://pictures.test/subjects/53.svg',
  icon: 'https://pictures.test/subject-icons/53.svg',
  url: '/ucas/subject-guides/philosophy',
  subjectMap: 'Psychology',
  ...fields,
});

export const locationGuide = (fields: Partial<LocationGuide> = {}): LocationGuide => ({
  id: '250',
  title: 'Leeds',
  summary: 'Victorian arcades and big parks.',
  url: '/undergraduate/where-to-study/study-in-leeds',
  image: 'https://pictures.test/locations/250.svg',
  providerCount: 5,
  type: 'city-guide',
  isFilter: false,
  ...fields,
});

export const page = (fields: Partial<Page> = {}): Page => ({
  id: '101',
  title: 'How to write a personal statement',
  summary: 'One draft at a time.',
  url: '/undergraduate/applying/personal-statement',
  type: 'guide',
  image: 'https://pictures.test/pages/101.svg',
  ...fields,
});

export const article = (fields: Partial<Article> = {}): Article => ({
  id: '53-1',
  title: 'Can you trust your memory?',
  url: 'https://articles.test/can-you-trust-your-memory',
  image: 'https://pictures.test/articles/53-1.svg',
  ...fields,
});

export const personalArticle = (fields: Partial<PersonalArticle> = {}): PersonalArticle => ({
  title: 'Choose five, or fewer',
  image: 'https://pictures.test/personal/five.svg',
  url: '/undergraduate/applying/choose-five',
  summary: 'You may use all five choices, and you do not have to.',
  ...fields,
});

export const faq = (fields: Partial<Faq> = {}): Faq => ({
  label: 'How many choices do I have?',
  value: '/search/frequently-asked-questions/how-many-choices',
  ...fields,
});

export const video = (fields: Partial<Video> = {}): Video => ({
  brightcoveId: '6300000000001',
  image: 'https://pictures.test/videos/6300000000001.svg',
  title: 'Your first open day',
  summary: 'What to look at, and whom to ask.',
  ...fields,
});

export const promotion = (fields: Partial<Promotion> = {}): Promotion => ({
  title: 'Student finance, step by step',
  summary: 'What you can borrow, when to apply, and what you pay back.',
  url: '/money/student-finance',
  image: 'https://pictures.test/pages/student-finance.svg',
  byline: 'Student money desk',
  link: 'See what you could get',
  visibility: 'undergraduate AND !clearing',
  ...fields,
});

export const tariffType = (fields: Partial<TariffType> = {}): TariffType => ({
  name: 'A level',
  group: 'A level and AS',
  code: 'AL',
  grades: [
    { grade: 'A*', score: 56 },
    { grade: 'A', score: 48 },
    { grade: 'B', score: 40 },
    { grade: 'C', score: 32 },
    { grade: 'D', score: 24 },
    { grade: 'E', score: 16 },
  ],
  ...fields,
});

export const notification = (fields: Partial<Notification> = {}): Notification => ({
  id: 'student-finance-open',
  type: 'information',
  title: 'Student finance is open',
  message: 'Applications for {{year}} are open. Most take half an hour.',
  actionLink: '/money/student-finance',
  actionLabel: 'Read about student finance',
  startDate: null,
  endDate: null,
  created: 1_794_300_000,
  ...fields,
});

export const subjectBar = (fields: Partial<SubjectBar> = {}): SubjectBar => ({
  qualification: 'A level',
  subjects: ['Biology', 'Chemistry', 'Mathematics'],
  subjectGuide: 'Medicine',
  applicants: 1420,
  ...fields,
});
