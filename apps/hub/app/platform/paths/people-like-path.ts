import { paths } from './links.ts';

export const TYPE = 'type';
export const SUBJECT = 'subject';
/**
 * The kind of qualification for which the subjects were selected. If it differs from the kind in
 * `type`, the subjects are ignored.
 */
export const OF = 'of';
export const CHANGE = 'change';
export const SHOW = 'show';
export const SORT = 'sort';
export const GUIDE = 'guide';
export const INTENT = 'intent';

/** Without scripts, the dialog is a box below the results. */
export const GUIDE_ID = 'guide';

/**
 * The commands of the page's forms: show results, clear the selection, or forget an outdated
 * selection.
 */
export const peopleLikeCommands = ['choose', 'clear', 'forget'] as const;

export const changes = ['qualification', 'subjects'] as const;
export type Change = (typeof changes)[number];

export interface BarSort {
  readonly column: 'subject' | 'applicants';
  readonly descending: boolean;
}

export const byApplicants: BarSort = { column: 'applicants', descending: true };

export interface PeopleLikeQuery {
  /**
   * Id of a kind of qualification. Null if it is not in the address; in that case, the saved
   * selection is used.
   */
  readonly type: string | null;
  /** Ids of the selected subjects, without duplicates. */
  readonly subjects: readonly string[];
  readonly change: Change | null;
  /** Whether all rows are shown, instead of the first five. */
  readonly isAll: boolean;
  readonly sort: BarSort;
  /** Id of the open subject guide; null if no guide is open. */
  readonly guide: string | null;
}

/** The page without parameters, which shows the saved selection. */
const plainQuery: PeopleLikeQuery = {
  type: null,
  subjects: [],
  change: null,
  isAll: false,
  sort: byApplicants,
  guide: null,
};

export const sortValue = ({ column, descending }: BarSort): string =>
  descending ? `-${column}` : column;

/**
 * The address of the page (SH-21). It contains the whole state, so that it can be bookmarked and
 * shared.
 */
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
