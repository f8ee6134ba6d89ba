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

/**
 * Maximum number of subjects in an address. No kind of qualification requires more. Further
 * subjects are ignored.
 */
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

/**
 * False if the address still contains subjects that were chosen for another kind of qualification.
 */
const isOfType = (params: URLSearchParams): boolean =>
  [null, params.get(TYPE)].includes(params.get(OF));

function textOf(params: URLSearchParams, name: string): string | null {
  const text = formText(params, name);
  return text === '' ? null : text;
}
