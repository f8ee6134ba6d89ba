import type { SubjectBar } from '@applicant-hub/domain';
import { z } from 'zod';
import { readCsv } from '../http/csv.ts';
import { noteLostItem } from '../http/left-out.ts';

/** The unused columns are empty for applicants with fewer than four subjects. */
const subjectColumns = ['SUBJ_1', 'SUBJ_2', 'SUBJ_3', 'SUBJ_4'] as const;

/** The columns of the file (PLY-13), in any order. */
const columns = ['qualification', ...subjectColumns, 'SubjectGuide', 'n_apps'] as const;

/**
 * The CSV file that lists what applicants with the same school subjects applied for (PLY-13). Its
 * rows are parsed by hand, because running a schema on thousands of rows would delay other
 * requests.
 */
export const subjectBarsSchema = z
  .string()
  .describe('the bars with the applications of users who have the same subjects')
  .transform((text, context): SubjectBar[] => {
    const [names = [], ...rows] = readCsv(text);
    const missing = columns.filter((column) => !names.includes(column));
    if (missing.length > 0) {
      context.addIssue(`no column ${missing.join(', ')}`);
      return z.NEVER;
    }
    const readBar = barReader(names);
    const bars = rows.flatMap((row, index) => {
      const bar = readBar(row);
      if (bar === null) noteLostItem(`row ${index + 1}: cannot be read`);
      return bar ?? [];
    });
    if (bars.length === 0 && rows.length > 0) context.addIssue('no row can be read');
    return bars;
  });

/** Returns a parser for rows with these columns. The parser returns null for an invalid row. */
function barReader(names: readonly string[]): (row: readonly string[]) => SubjectBar | null {
  const at = new Map(names.map((name, index) => [name, index]));
  return (row) => {
    const field = (column: (typeof columns)[number]) => row[at.get(column) ?? -1]?.trim() ?? '';
    const qualification = field('qualification');
    const subjects = subjectColumns.map(field).filter((subject) => subject !== '');
    const subjectGuide = field('SubjectGuide');
    const applicants = field('n_apps');
    const isWhole =
      row.length === names.length &&
      qualification !== '' &&
      subjects.length > 0 &&
      subjectGuide !== '' &&
      /^\d{1,9}$/.test(applicants);
    return isWhole
      ? { qualification, subjects, subjectGuide, applicants: Number(applicants) }
      : null;
  };
}
