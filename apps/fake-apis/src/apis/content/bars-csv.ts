import type { Bar } from '../qualifications/bars.ts';

/** Header row of the file (PLY-13). */
const header = 'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps';

/** Number of subject columns. */
const SUBJECTS = 4;

/** Cache of the file, which has thousands of rows and never changes. */
const written = new WeakMap<readonly Bar[], string>();

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
