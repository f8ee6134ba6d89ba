import { paths } from './links.ts';

/** Names of parameters and fields. */
export const TYPE = 'type';
export const SUBJECT = 'subject';
/** The kind of qualification that the subjects are of, where another may be chosen. */
export const OF = 'of';
export const CHANGE = 'change';
export const SHOW = 'show';
export const SORT = 'sort';
export const GUIDE = 'guide';
export const INTENT = 'intent';

/** Where the popup of a guide is in the page: without scripts it is a box below the results. */
export const GUIDE_ID = 'guide';

/** What a form of the page does: shows results, empties the selection, or forgets one that is out of date. */
export const peopleLikeCommands = ['choose', 'clear', 'forget'] as const;

/** The step that somebody goes back to. */
export const changes = ['qualification', 'subjects'] as const;
export type Change = (typeof changes)[number];

/** The order of the rows. */
export interface BarSort {
  readonly column: 'subject' | 'applicants';
  readonly descending: boolean;
}

/** Most applicants first. */
export const byApplicants: BarSort = { column: 'applicants', descending: true };

/** What an address of the page says. */
export interface PeopleLikeQuery {
  /** Id of a kind of qualification; null when the address names none, and what is saved counts. */
  readonly type: string | null;
  /** Ids of its subjects, each once. */
  readonly subjects: readonly string[];
  readonly change: Change | null;
  /** Whether all rows are shown, and not the first five only. */
  readonly isAll: boolean;
  readonly sort: BarSort;
  /** Id of the subject guide that is open; null when none is. */
  readonly guide: string | null;
}

/** The page where nothing else is said: it shows what is saved. */
const plainQuery: PeopleLikeQuery = {
  type: null,
  subjects: [],
  change: null,
  isAll: false,
  sort: byApplicants,
  guide: null,
};

/** The value of the parameter of an order: `-` is descending. */
export const sortValue = ({ column, descending }: BarSort): string =>
  descending ? `-${column}` : column;

/** The address of the page (SH-21): it holds the whole flow, so that it can be kept and sent. */
export function peopleLikePath(query: Partial<PeopleLikeQuery>): string {
  const { type, subjects, change, isAll, sort, guide } = { ...plainQuery, ...query };
  const params = new URLSearchParams();
  if (type !== null) params.append(TYPE, type);
  for (const id of subjects) params.append(SUBJECT, id);
  if (change !== null) params.append(CHANGE, change);
  if (isAll) params.append(SHOW, 'all');
  if (sortValue(sort) !== sortValue(byApplicants)) params.append(SORT, sortValue(sort));
  if (guide !== null) params.append(GUIDE, guide);
  const search = params.toString();
  const page = search === '' ? paths.peopleLike : `${paths.peopleLike}?${search}`;
  return guide === null ? page : `${page}#${GUIDE_ID}`;
}
