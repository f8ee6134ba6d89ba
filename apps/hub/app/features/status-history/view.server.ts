import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { m } from '@applicant-hub/copy';
import { applyStatusCopy } from '@applicant-hub/copy/apply-status';
import { universityOfChoice } from '@applicant-hub/copy/choice-names';
import {
  daysBetween,
  formatClockTime,
  formatLongDate,
  formatWeekday,
  londonDate,
  newsOf,
  type StatusChange,
  type StatusHistory,
  tileStatuses,
  reportableNews,
  unseenNews,
} from '@applicant-hub/domain';
import { choiceSentence, choiceStateWords } from './choice-words.server.ts';
import type { News } from '#app/platform/islands/bus.ts';
import { momentOf } from './moment.server.ts';
import { schemeWords } from './scheme-words.ts';
import type { ChangeView, HistoryView } from './view-types.ts';

/** Number of changes on a page. The download contains all changes. */
const SHOWN = 20;

type Call = Pick<RequestScope, 'context' | 'applicant'>;

export function historyView(call: Call, history: StatusHistory): HistoryView {
  const { studyYear } = call.applicant.personalisation;
  const news = newsOf(history, studyYear);
  return {
    changes: news.slice(0, SHOWN).map((change) => changeView(call, change)),
    nothing: news.length === 0 ? nothingWords(call, history) : null,
    news: newsWords(call, unseenNews(history, studyYear)),
  };
}

function changeView(call: Call, change: StatusChange): ChangeView {
  const { id, choice, from, to, noticedAt } = change;
  const noticed = new Date(noticedAt);
  return {
    id,
    of: choice ? universityOfChoice(choice.institutionName) : kindOf(call, change),
    course: choice?.courseName ?? null,
    to: stateOf(call, change, to),
    before: from === null ? null : m.history_before({ state: stateOf(call, change, from) }),
    when: `${formatLongDate(londonDate(noticed))}, ${formatClockTime(noticed)}`,
  };
}

/** The state in the words of the tile, or in the words of the choices. */
function stateOf(
  { applicant: { pageState, personalisation } }: Call,
  { choice, scheme, entryYear }: StatusChange,
  state: string,
): string {
  if (choice !== null) return choiceStateWords(state);
  const status = tileStatuses.find((one) => one === state);
  if (status === undefined) return state;
  return applyStatusCopy(status, {
    scheme,
    isPostgraduate: personalisation.studyLevel === 'Postgraduate',
    year: entryYear,
    clearing: pageState.clearingDates,
    closed: [],
    areResultsOut: false,
    counts: noCounts,
  }).label;
}

/** The labels contain no numbers, so the counts do not affect them. */
const noCounts = {
  choices: 0,
  referred: 0,
  replied: 0,
  decisions: 0,
  decided: 0,
  invited: 0,
  offers: null,
  percentComplete: 0,
};

const kindOf = ({ applicant }: Call, { scheme }: StatusChange): string =>
  schemeWords(scheme, applicant.personalisation.studyLevel);

/**
 * The sentence stating that nothing has changed since the first check; null before the first check
 * and on its day.
 */
function nothingWords({ context, applicant }: Call, { changes }: StatusHistory): string | null {
  const { studyYear } = applicant.personalisation;
  const first = changes.find(({ entryYear }) => entryYear === studyYear);
  if (first === undefined) return null;
  const day = londonDate(new Date(first.noticedAt));
  return day === londonDate(context.now()) ? null : m.history_nothing({ day: formatLongDate(day) });
}

/** The line about new changes, which names the two most important changes. */
function newsWords(call: Call, unseen: readonly StatusChange[]): News | null {
  const changes = reportableNews(unseen);
  const [newest] = unseen;
  const [oldest] = changes.toSorted((one, other) => one.noticedAt.localeCompare(other.noticedAt));
  if (newest === undefined || oldest === undefined) return null;
  const [first] = changes;
  return {
    line: sinceWords(call, oldest, newsText(call, changes)),
    until: newest.id,
    moment: first === undefined ? null : momentOf(first),
  };
}

function newsText(call: Call, changes: readonly StatusChange[]): string {
  const [first = '', second] = changes.slice(0, 2).map((change) => sentenceOf(call, change));
  const others = changes.length - 2;
  if (second === undefined) return first;
  return others === 0
    ? m.history_line_two({ first, second })
    : m.history_line_more({ first, second, others });
}

const sentenceOf = (call: Call, change: StatusChange): string =>
  change.choice === null
    ? m.history_line_other({
        of: kindOf(call, change),
        state: stateOf(call, change, change.to),
      })
    : choiceSentence(change, change.choice.institutionName);

/** Changes that are more recent than this (days) are dated with the weekday. */
const WEEK = 7;

function sinceWords({ context }: Call, { noticedAt }: StatusChange, what: string): string {
  const day = londonDate(new Date(noticedAt));
  const days = daysBetween(day, londonDate(context.now()));
  if (days <= 0) return m.history_line_today({ what });
  return m.history_line_since({
    day: days < WEEK ? formatWeekday(day) : formatLongDate(day),
    what,
  });
}
