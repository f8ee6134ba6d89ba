import { choiceStatusOf } from '../apply-status/choices/choice-status.ts';
import type { Decision, Scheme, TileStatus } from '../apply-status/types.ts';
import { isAnswered } from './choice-states.ts';
import type { ChoiceName, NoticedChange, StatusChange, StatusHistory } from './types.ts';

export interface Observation {
  scheme: Scheme;
  entryYear: number;
  status: TileStatus;
  decisions: readonly Pick<
    Decision,
    'institutionCode' | 'institutionName' | 'courseName' | 'choiceStatus' | 'choiceStatusId'
  >[];
  /** The time of the API requests; null before the first response. */
  askedAt: Date | null;
  /** Whether an API of the scheme failed. */
  isOut: boolean;
  /** Whether the debug screen forces the status. */
  isForced: boolean;
  isInMaintenance: boolean;
  isInEmbargo: boolean;
}

/** Statuses without news: there is no application, or its status is unknown. */
const noNews: ReadonlySet<TileStatus> = new Set([
  'notStarted',
  'default',
  'startNewApplication',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
]);

/** The subject of a change to the application as a whole. */
const WHOLE = 'application';

/**
 * The changes between an observation and the known history (EXT-10). An outage, an embargo, a
 * response that is pending or older than the history, and a status forced by the debug screen never
 * produce changes. The first observation of an application is stored and is not news.
 */
export function noticeChanges(history: StatusHistory, seen: Observation): NoticedChange[] {
  const known = history.changes.filter(
    ({ scheme, entryYear }) => scheme === seen.scheme && entryYear === seen.entryYear,
  );
  if (seen.askedAt === null || !isTellable(seen) || isOlder(seen.askedAt, known)) return [];

  const last = new Map(known.map((change) => [change.subject, change]));
  const { scheme, entryYear } = seen;
  const noticedAt = seen.askedAt.toISOString();
  return statesOf(seen).flatMap(({ subject, choice, state }): NoticedChange[] => {
    const before = last.get(subject);
    if (before?.to === state) return [];
    const isNews = known.length > 0 && (before !== undefined || isAnswered(state));
    return [
      {
        ...{ scheme, entryYear, subject, choice, noticedAt, isNews },
        from: before?.to ?? null,
        to: state,
        previousId: before?.id ?? null,
      },
    ];
  });
}

const isTellable = ({ status, isOut, isForced, isInMaintenance, isInEmbargo }: Observation) =>
  !isOut && !isForced && !isInMaintenance && !isInEmbargo && !noNews.has(status);

/** A response that was requested before the newest change was stored would revert that change. */
const isOlder = (askedAt: Date, known: readonly StatusChange[]) =>
  known.some(({ noticedAt }) => Date.parse(noticedAt) > askedAt.getTime());

interface SubjectState {
  subject: string;
  choice: ChoiceName | null;
  state: string;
}

function statesOf({ status, decisions }: Observation): SubjectState[] {
  const names = new Map<string, number>();
  const choices = decisions.flatMap((decision): SubjectState[] => {
    const { institutionCode, institutionName, courseName } = decision;
    // Without these fields the choice cannot be recognised and would seem new.
    if (institutionCode === '' || courseName === null) return [];
    const name = `choice:${institutionCode}:${courseName}`;
    // Two choices may have the same text; their order distinguishes them.
    const number = (names.get(name) ?? 0) + 1;
    names.set(name, number);
    return [
      {
        subject: number === 1 ? name : `${name}:${number}`,
        choice: { institutionName: institutionName ?? '', courseName },
        state: choiceStatusOf(decision),
      },
    ];
  });
  return [{ subject: WHOLE, choice: null, state: status }, ...choices].filter(
    ({ state }) => state !== '',
  );
}
