import type { Records } from '#src/store/records.ts';
import { subjectGuides } from '../content/subject-guides.ts';
import { slugOf } from '../courses/slug.ts';
import { barsOf } from './bars.ts';
import { type Kind, kinds } from './kinds.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface OfferedKind extends Named {
  readonly subjects: readonly Named[];
}

/** Number of applicants who applied for courses in the subject of a guide. */
export interface Result {
  readonly applicants: number;
  readonly subject: Named;
}

export interface Qualifications {
  /** In display order. A kind that was added for the account is first. */
  kinds: (account: string) => OfferedKind[];
  /** Null when the kind is unknown. */
  kind: (account: string, id: string) => OfferedKind | null;
  /**
   * The guides to the subjects that applicants with exactly these school subjects applied for,
   * sorted by number of applicants, highest first.
   */
  results: (account: string, kindId: string, subjectIds: readonly string[]) => readonly Result[];
  /**
   * Adds a kind for one account. The results are returned when all of its subjects are requested.
   */
  offer: (account: string, kind: OfferedKind, results: readonly Result[]) => void;
}

interface Own {
  readonly kind: OfferedKind;
  readonly results: readonly Result[];
}

const offeredKind = ({ id, name, subjects }: Kind): OfferedKind => ({
  id,
  name,
  subjects: Object.keys(subjects).map((subject) => ({ id: slugOf(subject), name: subject })),
});

const guideIds = new Map(subjectGuides.map(({ nid, title }) => [title, nid]));

export function qualificationsOf(records: Records): Qualifications {
  const own = records.collection<Own>('qualifications', 'kind');
  const ofAll = kinds.map(offeredKind);
  return {
    kinds: (account) => [...own.list(account).map(({ kind }) => kind), ...ofAll],
    kind: (account, id) =>
      own.find(account, id)?.kind ?? ofAll.find((kind) => kind.id === id) ?? null,
    results(account, kindId, subjectIds) {
      const given = own.find(account, kindId);
      if (given !== null) {
        return given.kind.subjects.length === subjectIds.length ? given.results : [];
      }
      const kind = kinds.find(({ id }) => id === kindId);
      if (kind === undefined) return [];
      const names = Object.keys(kind.subjects).filter((name) => subjectIds.includes(slugOf(name)));
      return barsOf(kind, names).map(({ subjectGuide, applicants }) => ({
        applicants,
        subject: { id: guideIds.get(subjectGuide) ?? '', name: subjectGuide },
      }));
    },
    offer: (account, kind, results) => own.put(account, kind.id, { kind, results }),
  };
}
