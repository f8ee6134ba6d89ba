import { m } from '@applicant-hub/copy';
import type { FaultOrder } from '../fixtures/control-api.ts';

export interface Answer {
  /** The broken part, in words. */
  broken: string;
  /** Selects the calls that fail. */
  fails: Pick<FaultOrder, 'api' | 'path' | 'method'>;
  persona: string;
  /** The page where the user has the question. */
  at: string;
  /** The expected text, from the hub's messages. */
  reads: readonly string[];
  /** The action that is still possible, in words. */
  can: string;
  /** The link or button for that action. */
  by: readonly [role: 'link' | 'button', name: RegExp];
  /**
   * Set if a text is typed before the fault and sent during it. `there`: the text is in the
   * response. `back`: the text is restored when the page is opened again after the fault.
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

/**
 * Users' questions. Each broken part has the text that the page shows and the action that is still
 * possible.
 */
export const questions: Readonly<Record<string, readonly Answer[]>> = {
  'Where do I stand?': [
    {
      ...{ broken: 'tracking', fails: { api: 'tracking' }, ...dashboard },
      ...{ reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'apply, while the application is in progress', fails: { api: 'apply' } },
      ...{ persona: 'in-progress', at: '/dashboard', reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'page state, with no earlier page state', fails: pageState, ...dashboard },
      ...{ reads: unavailable, ...openItself },
    },
    {
      ...{ broken: 'the account', fails: account, ...dashboard },
      reads: [m.errors_unavailable_heading(), m.errors_unavailable_explanation()],
      can: 'check the service status; try again',
      by: ['link', /^Check the service status/],
    },
  ],
  'What do I do next?': [
    {
      ...{ broken: 'favourites', fails: favourites, persona: 'start', at: '/dashboard' },
      reads: [m.stage_unknown()],
      can: 'continue with the to-do list and the steps for the application',
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
      ...{ reads: [m.calendar_own_failed()], can: 'see own dates; try again', by: tryAgain },
    },
    {
      ...{ broken: 'own dates and to-dos', fails: { api: 'own-dates' }, ...calendar },
      reads: [m.mine_unknown()],
      can: 'see all deadlines, and add them to a calendar',
      by: ['link', /^Add to calendar/],
    },
  ],
  'Is my text safe?': [
    {
      ...{ broken: 'the account, when a text is saved', fails: { ...account, method: 'PUT' } },
      ...{ persona: 'waiting', at: '/dashboard?widget=StatementNew', text: 'there' },
      reads: [m.drafts_not_saved()],
      can: 'see the typed text on the page, and save it again',
      by: ['button', /^Save/],
    },
    {
      ...{ broken: 'the account, for all calls', fails: account },
      ...{ persona: 'waiting', at: '/dashboard?widget=StatementNew', text: 'back' },
      reads: [m.errors_unavailable_heading()],
      can: 'open the page again within half an hour: the typed text is filled in',
      by: ['link', /^Check the service status/],
    },
  ],
  'What have I chosen?': [
    {
      ...{ broken: 'favourites', fails: favourites, ...dashboard },
      reads: [m.favourites_unknown()],
      can: 'add favourites',
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
      ...{ can: 'see the selected and saved grades, and remove them', by: ['button', /^Remove/] },
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
      ...{ can: 'try again with the same choice', by: tryAgain },
    },
  ],
  'Who do I call?': [
    {
      ...{ broken: 'courses', fails: { api: 'courses' } },
      ...{ persona: 'clearing', at: '/dashboard/calls' },
      reads: [m.calls_some_missing(), 'University of Manchester', 'University of Leeds'],
      can: 'see the universities of the choices, and note the result of a call',
      by: ['link', /^Add a note: University of Leeds/],
    },
    {
      ...{ broken: 'own dates and to-dos', fails: { api: 'own-dates' } },
      ...{ persona: 'clearing', at: '/dashboard/calls', reads: [m.calls_notes_unknown()] },
      ...{ can: 'call', by: ['link', /^Call 01632/] },
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

const heading = "## By the applicant's question";

/** The section in the document, or the position where it is inserted. */
const place = /(?:## By the applicant's question[\s\S]*?)?(?=## How it is tried)/;

const intro =
  'The same failures, ordered by the question that the applicant has. `npm run failures:docs` writes this table from `e2e/chaos/questions.ts`. A page test causes the failure of each row, and checks the text and the remaining option.';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** `docs/failures.md` with the current table of questions. */
export function withQuestions(markdown: string): string {
  const rows = Object.entries(questions).flatMap(([question, answers]) =>
    answers.map(({ broken, reads, can }, index) =>
      row([index === 0 ? question : '', broken, reads.map((words) => `“${words}”`).join(' '), can]),
    ),
  );
  const table = [
    row(['the question', 'what fails', 'the applicant reads', 'the applicant can still']),
    row(['-', '-', '-', '-']),
  ];
  const section = [heading, '', intro, '', ...table, ...rows, '', ''].join('\n');
  const [before = '', after = ''] = markdown.split(place);
  return before + section + after;
}
