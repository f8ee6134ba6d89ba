import { schemeNames, teachingSchemes } from '@applicant-hub/domain';
import type { NotificationItem } from './notification-item.ts';

type Row = Pick<NotificationItem, 'id' | 'title' | 'message'> & {
  readonly link?: readonly [url: string, label: string];
  readonly type?: NotificationItem['type'];
  readonly schemes: NotificationItem['schemes'];
  readonly faces?: NotificationItem['faces'];
  /** `mm-dd`: the notification is published every year from the first to the last day. */
  readonly season?: readonly [from: string, to: string];
  /** Constant age in hours, for a notification without a season. */
  readonly ageHours?: number;
};

const everybody = Object.values(schemeNames);
const undergraduate = ['undergraduate'] as const;

const rows: readonly Row[] = [
  {
    id: 'account-email',
    title: 'Is your email address still right, {{name}}?',
    message:
      'Universities write to the address in your account. If you use a school address, <strong>change it before you leave</strong>.',
    link: ['/accounts/profile', 'Check your email address'],
    schemes: everybody,
    ageHours: 3,
  },
  {
    id: 'fake-emails',
    type: 'warning',
    title: 'Emails that ask for money are not from us',
    message:
      'We never ask for a payment or a password by email. <strong>Do not click</strong>, and tell us what you were sent.',
    link: ['/ucas/report-a-fake-email', 'Report an email'],
    schemes: everybody,
    ageHours: 75,
  },
  {
    id: 'open-days-autumn',
    title: 'Open days: what to ask when you are there',
    message:
      'Ask students, not only staff. Good ones to start with: how many hours are you taught, and what did you not expect?',
    link: ['/explore/what-to-do', 'Find open days'],
    schemes: undergraduate,
    season: ['09-01', '11-30'],
  },
  {
    id: 'reference-early',
    title: 'Ask for your reference in good time',
    message:
      'Teachers write many references before the deadline in January. Ask yours now, and tell them what you are applying for in {{year}}.',
    schemes: undergraduate,
    faces: ['beginning', 'choosing'],
    season: ['10-01', '01-15'],
  },
  {
    id: 'interviews',
    title: 'Invitations to interviews come by email',
    message:
      "Check your inbox, and the junk folder, at least twice a week: you could lose a place if you don't reply in time.",
    link: ['/undergraduate/applying/interviews', 'Prepare for an interview'],
    schemes: undergraduate,
    season: ['11-01', '03-31'],
  },
  {
    id: 'student-finance',
    title: 'Student finance for {{year}} is open',
    message:
      'You can apply before you have an offer. Those who apply in spring have their money when the term begins.',
    link: ['/money/england', 'Read about student finance'],
    schemes: undergraduate,
    season: ['03-15', '06-30'],
  },
  {
    id: 'results-week',
    type: 'warning',
    title: 'Be reachable in results week',
    message:
      'Your place is confirmed by message. If you are away, <strong>name somebody</strong> who may speak for you.',
    link: ['/accounts/profile', 'Name somebody'],
    schemes: undergraduate,
    season: ['08-01', '08-20'],
  },
  {
    id: 'clearing-open',
    title: 'Clearing is open',
    message: 'Thousands of courses have places left. You can look at them before you have results.',
    link: ['/coursedisplay/results', 'See courses with places'],
    schemes: undergraduate,
    season: ['07-02', '10-18'],
  },
  {
    id: 'auditions',
    title: 'Audition dates are out',
    message: 'Most conservatoires let you choose a day. The days near home go first.',
    link: ['/undergraduate/conservatoires/auditions', 'Book an audition'],
    schemes: ['conservatoires'],
    season: ['09-15', '12-20'],
  },
  {
    id: 'postgraduate-funding',
    title: 'Loans for postgraduate study in {{year}}',
    message: 'The loan is paid to you, not to the university. Scholarships close earlier.',
    link: ['/money/scholarships', 'Find scholarships'],
    schemes: ['postgraduate'],
    ageHours: 50,
  },
  {
    id: 'teaching-places',
    type: 'alert',
    title: 'Some teacher training courses fill up early',
    message:
      'Courses close when they are full, not on a fixed date. <strong>Apply soon</strong> for primary and PE.',
    link: ['/ucas/teaching-in-england', 'See how to apply'],
    schemes: teachingSchemes,
    faces: ['beginning', 'choosing'],
    ageHours: 20,
  },
  {
    id: 'apprenticeship-vacancies',
    title: 'Employers have opened their vacancies for next September',
    message: 'Degree apprenticeships close as soon as there are enough applicants.',
    link: ['/search/apprenticeships', 'Search apprenticeships'],
    schemes: ['apprenticeships'],
    ageHours: 9,
  },
];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const publishedNotifications = (now: Date): readonly NotificationItem[] =>
  rows.map(({ link, type = 'information', season, ageHours = 0, ...row }) => {
    const dates = season ? seasonAt(now, season) : null;
    const [primaryUrl, primaryLabel] = link ?? [null, null];
    // The time is rounded to whole hours, so that two requests in a row return the same response.
    const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    const createdAt = dates ? dates.start.getTime() : thisHour - ageHours * HOUR_MS;
    return {
      ...row,
      type,
      primaryUrl,
      primaryLabel,
      created: createdAt / 1000,
      startDate: dates?.start.toISOString() ?? null,
      endDate: dates?.end.toISOString() ?? null,
    };
  });

/** The current season; between two seasons, the next season. */
function seasonAt(now: Date, [from, to]: readonly [from: string, to: string]) {
  const thisYear = now.getUTCFullYear();
  const seasons = [thisYear - 1, thisYear, thisYear + 1].map((year) => {
    const lastYear = to < from ? year + 1 : year;
    return {
      start: new Date(`${year}-${from}T08:00:00Z`),
      end: new Date(Date.parse(`${lastYear}-${to}T00:00:00Z`) + DAY_MS),
    };
  });
  // The search always finds a season, because the last season in the list ends after this year.
  return seasons.find(({ end }) => now < end) ?? null;
}
