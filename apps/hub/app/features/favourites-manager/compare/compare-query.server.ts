import { courseOf } from '#app/features/favourites/command.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { MAX_COURSES, type CompareQuery } from './compare-path.ts';

/** Longest course id (characters). */
const MAX_ID = 100;

/** The maximum plus one, to detect that too many courses were chosen. */
const MAX_READ = MAX_COURSES + 1;

export const readCompareQuery = (params: URLSearchParams): CompareQuery => ({
  courseIds: idsOf(params.getAll('course')),
  onlyDifferences: params.get('show') === 'differences',
});

export const readTicked = (form: FormData): CompareQuery => ({
  courseIds: idsOf(
    readForm(form, { id: fields.texts }).id.flatMap((field) => courseOf(field)?.courseId ?? []),
  ),
  onlyDifferences: false,
});

const idsOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((id) => id !== '' && id.length <= MAX_ID).slice(0, MAX_READ);
