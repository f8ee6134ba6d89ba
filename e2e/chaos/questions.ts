import { m } from '@applicant-hub/copy';
import type { FaultOrder } from '../fixtures/control-api.ts';

export interface Answer {
  /** The broken part, in words. */
  broken: string;
  /** The failing calls. */
  fails: Pick<FaultOrder, 'api' | 'path' | 'method'>;
  persona: string;
  /** The page of the question. */
  at: string;
  /** The expected text, from the messages of the hub. */
  reads: readonly string[];
  /** The remaining option of the user, in words. */
  can: string;
  /** The link or button of that option. */
  by: readonly [role: 'link' | 'button', name: RegExp];
  /**
   * A text is typed before the fault and sent during it. It is in the response, or restored once
   * the fault is over and the page is opened again.
   */
  text?: 'there' | 'back';
}

const account = { api: 'identity' };
const pageState = { api: 'content', path: '/api/v1/dashboard-update' };
const favourites = { ...account, path: '/api/v1/hub/favourites' };
const dashboard = { persona: 'waiting', at: '/dashboard' };
const calendar = { persona: 'waiting', at: '/dashboard/calendar' };

const unavailable = [m.tile_unavailable_explanation()];
const openItself = {
  can: 'go to the application itself; use the rest of the page; try again',
  by: ['link', /^Go to application/],
} as const;
const tryAgain = ['link', /^Try again/] as const;

/** The questions of users, with the answer and the remaining option for each broken part. */
export const questions: Readonly<Record<string, readonly Answer[]>> = {
  'Where do I stand?': [
    {
      ...{ broken: 'tracking', fails: { api: 'tracking' }, ...dashboard },
      ...{ reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'apply, where an application is written', fails: { api: 'apply' } },
      ...{ persona: 'in-progress', at: '/dashboard', reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'page state, and none is remembered', fails: pageState, ...dashboard },
      ...{ reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'the account', fails: account, ...dashboard },
      reads: [m.errors_unavailable_heading(), m.errors_unavailable_explanation()],
      can: 'look at the service status; try again',
      by: ['link', /^Check the service status/],
    },
  ],
  'What do I do next?': [
    {
      ...{ broken: 'favourites', fails: favourites, persona: 'start', at: '/dashboard' },
      reads: [m.stage_unknown()],
      can: 'go on with the to-do list and the steps for their application',
      by: ['link', /to-do list/],
    },
    {
      ...{ broken: 'own dates and to-dos', fails: { api: 'own-dates' } },
      ...{ persona: 'waiting', at: '/dashboard/todo', reads: [m.mine_todo_unknown()] },
      ...{ can: 'tick off the ten steps', by: ['button', /^Mark .* as done/] },
    },
  ],
  'By when?': [
    {
      ...{ broken: 'key dates', fails: { api: 'events' }, ...calendar },
      ...{ reads: [m.calendar_own_failed()], can: 'see their own dates; try again', by: tryAgain },
    },
    {
      ...{ broken: 'own dates and to-dos', fails: { api: 'own-dates' }, ...calendar },
      reads: [m.mine_unknown()],
      can: 'see all deadlines, and put them into their calendar',
      by: ['link', /^Add to calendar/],
    },
  ],
  'Is my text safe?': [
    {
      ...{ broken: 'the account, when it saves', fails: { ...account, method: 'PUT' } },
      ...{ persona: 'waiting', at: '/dashboard?widget=StatementNew', text: 'there' },
      reads: [m.drafts_not_saved()],
      can: 'see what they typed on the page, and save it again',
      by: ['button', /^Save/],
    },
    {
      ...{ broken: 'the account altogether', fails: account },
      ...{ persona: 'waiting', at: '/dashboard?widget=StatementNew', text: 'back' },
      reads: [m.errors_unavailable_heading()],
      can: 'open the page again, for half an hour: what they typed is filled in',
      by: ['link', /^Check the service status/],
    },
  ],
  'What have I chosen?': [
    {
      ...{ broken: 'favourites', fails: favourites, ...dashboard },
      reads: [m.favourites_unknown()],
      can: 'add to them',
      by: ['button', /^Keep in favourites/],
    },
    {
      ...{ broken: 'courses', fails: { api: 'courses' } },
      ...{ persona: 'waiting', at: '/explore/favourites', reads: [m.manage_problem_safe()] },
      ...{ can: 'try again; open the other lists', by: tryAgain },
    },
    {
      ...{ broken: 'the Tariff', fails: { api: 'content', path: '/api/v4/tariff/list' } },
      ...{ persona: 'waiting', at: '/dashboard?widget=Tariff', reads: [m.tariff_list_failed()] },
      ...{ can: 'see what they selected and saved, and take it away', by: ['button', /^Remove/] },
    },
  ],
  'Where could I go?': [
    {
      ...{ broken: 'courses', fails: { api: 'courses' } },
      ...{ persona: 'waiting', at: '/coursedisplay/results' },
      reads: [m.courses_problem_heading(), m.courses_problem_explanation()],
      ...{ can: 'try the same search again', by: tryAgain },
    },
    {
      ...{ broken: 'qualifications', fails: { api: 'qualifications' } },
      ...{ persona: 'waiting', at: '/dashboard/people-like-you', reads: [m.people_failed()] },
      ...{ can: 'try again with what they chose', by: tryAgain },
    },
  ],
  'Has anything changed?': [
    {
      ...{ broken: 'news', fails: { api: 'content', path: '/api/v1/notifications' } },
      ...{ persona: 'waiting', at: '/dashboard/notifications' },
      reads: [m.notifications_news_failed()],
      ...{ can: "read and dismiss the hub's own notifications", by: ['button', /^Dismiss/] },
    },
  ],
};

const heading = "## By the person's question";

/** The place of the section in the document. */
const place = /(?:## By the person's question[\s\S]*?)?(?=## How it is tried)/;

const intro =
  'The same from the other side: somebody has a question, and something is broken. `npm run failures:docs` writes this table from `e2e/chaos/questions.ts`, and a page test breaks each row, reads the words and finds what they can use.';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** `docs/failures.md` with the current table of questions. */
export function withQuestions(markdown: string): string {
  const rows = Object.entries(questions).flatMap(([question, answers]) =>
    answers.map(({ broken, reads, can }, index) =>
      row([index === 0 ? question : '', broken, reads.map((words) => `“${words}”`).join(' '), can]),
    ),
  );
  const table = [
    row(['the question', 'what is broken', 'they read', 'they can still']),
    row(['-', '-', '-', '-']),
  ];
  const section = [heading, '', intro, '', ...table, ...rows, '', ''].join('\n');
  const [before = '', after = ''] = markdown.split(place);
  return before + section + after;
}
