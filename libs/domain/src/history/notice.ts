import { choiceStatusOf } from '../apply-status/choice-status.ts';
import type { Decision, Scheme, TileStatus } from '../apply-status/types.ts';
import { isAnswered } from './choice-states.ts';
import type { ChoiceName, NoticedChange, StatusChange, StatusHistory } from './types.ts';

/** What was seen of one application. */
export interface Observation {
  scheme: Scheme;
  entryYear: number;
  /** What its tile shows. */
  status: TileStatus;
  decisions: readonly Pick<
    Decision,
    'institutionCode' | 'institutionName' | 'courseName' | 'choiceStatus' | 'choiceStatusId'
  >[];
  /** When its APIs were asked; null when they were not, or have not answered yet. */
  askedAt: Date | null;
  /** An API of it failed. */
  isOut: boolean;
  /** Its status is forced by the debug screen. */
  isForced: boolean;
  isInMaintenance: boolean;
  isInEmbargo: boolean;
}

/** Statuses that say nothing of an application: there is none, or it cannot be told. */
const noNews: ReadonlySet<TileStatus> = new Set([
  'notStarted',
  'default',
  'startNewApplication',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
]);

/** What the application as a whole is called among the subjects. */
const WHOLE = 'application';

/**
 * What is new in what was seen, compared with what is known (EXT-10). Nothing is ever read out of an
 * outage, an embargo, an answer that is still to come or is older than what is known, or a status
 * that the debug screen forces. The first look at an application is kept, and is no news.
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

/** An answer that was under way while a newer one was written would take that back. */
const isOlder = (askedAt: Date, known: readonly StatusChange[]) =>
  known.some(({ noticedAt }) => Date.parse(noticedAt) > askedAt.getTime());

interface SubjectState {
  subject: string;
  choice: ChoiceName | null;
  state: string;
}

/** The application, and each of its choices. */
function statesOf({ status, decisions }: Observation): SubjectState[] {
  const names = new Map<string, number>();
  const choices = decisions.flatMap((decision): SubjectState[] => {
    const { institutionCode, institutionName, courseName } = decision;
    // Without them the choice cannot be recognised, and would seem to be new.
    if (institutionCode === '' || courseName === null) return [];
    const name = `choice:${institutionCode}:${courseName}`;
    // Two choices may read the same; they are told apart by their order.
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
