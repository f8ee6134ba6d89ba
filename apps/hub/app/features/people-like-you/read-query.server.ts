import { formText } from '#app/platform/browser/forms/form-text.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import {
  type BarSort,
  byApplicants,
  CHANGE,
  changes,
  GUIDE,
  OF,
  type PeopleLikeQuery,
  SHOW,
  SORT,
  sortValue,
  SUBJECT,
  TYPE,
} from '#app/platform/paths/people-like-path.ts';

/** Exceeds the number for every kind of qualification. The rest of an address is ignored. */
const MAX_SUBJECTS = 12;

const orders: readonly BarSort[] = [
  byApplicants,
  { column: 'applicants', descending: false },
  { column: 'subject', descending: false },
  { column: 'subject', descending: true },
];

export const readQuery = (params: URLSearchParams): PeopleLikeQuery => ({
  type: textOf(params, TYPE),
  subjects: isOfType(params) ? readSubjects(params) : [],
  change: changes.find((change) => change === params.get(CHANGE)) ?? null,
  isAll: params.get(SHOW) === 'all',
  sort: orders.find((order) => sortValue(order) === params.get(SORT)) ?? byApplicants,
  guide: textOf(params, GUIDE),
});

export const readSubjects = (form: URLSearchParams | FormData): string[] => {
  const { [SUBJECT]: ids } = readForm(form, { [SUBJECT]: fields.texts });
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, MAX_SUBJECTS);
};

/** Subjects of another kind of qualification are left over from before it was changed. */
const isOfType = (params: URLSearchParams): boolean =>
  [null, params.get(TYPE)].includes(params.get(OF));

function textOf(params: URLSearchParams, name: string): string | null {
  const text = formText(params, name);
  return text === '' ? null : text;
}
