import type { Bar } from '../qualifications/bars.ts';

/** The names of the columns, as the file has them (PLY-13). */
const header = 'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps';

/** As many subjects have a column. */
const SUBJECTS = 4;

/** There are thousands of rows, and they stay the same. */
const written = new WeakMap<readonly Bar[], string>();

/** The file with these rows. */
export function csvOf(bars: readonly Bar[]): string {
  const known = written.get(bars);
  if (known !== undefined) return known;
  const text = [header, ...bars.map(lineOf)].map((line) => `${line}\r\n`).join('');
  written.set(bars, text);
  return text;
}

const lineOf = ({ qualification, subjects, subjectGuide, applicants }: Bar): string =>
  [
    qualification,
    ...Array.from({ length: SUBJECTS }, (_, index) => subjects[index] ?? ''),
    subjectGuide,
    String(applicants),
  ]
    .map(fieldOf)
    .join();

const fieldOf = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
