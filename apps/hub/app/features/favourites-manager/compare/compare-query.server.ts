import { courseOf } from '#app/features/favourites/command.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { MAX_COURSES, type CompareQuery } from './compare-path.ts';

/** No course id is longer (characters). */
const MAX_ID = 100;

/** One more than can be compared shows that too many were chosen; the others say nothing more. */
const MAX_READ = MAX_COURSES + 1;

/** Reads the address of a comparison. */
export const readCompareQuery = (params: URLSearchParams): CompareQuery => ({
  courseIds: idsOf(params.getAll('course')),
  onlyDifferences: params.get('show') === 'differences',
});

/** Reads the courses that were ticked in the table of favourites. */
export const readTicked = (form: FormData): CompareQuery => ({
  courseIds: idsOf(
    readForm(form, { id: fields.texts }).id.flatMap((field) => courseOf(field)?.courseId ?? []),
  ),
  onlyDifferences: false,
});

const idsOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((id) => id !== '' && id.length <= MAX_ID).slice(0, MAX_READ);
