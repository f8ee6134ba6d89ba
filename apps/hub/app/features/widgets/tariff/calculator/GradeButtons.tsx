/* eslint-disable no-restricted-syntax -- These buttons look like the keys of an instrument: each has a grade above its points. */
import { m } from '@applicant-hub/copy';
import { VisuallyHidden } from '@applicant-hub/design-system';
import { GRADE_SLOTS, type TariffType, gradePages } from '@applicant-hub/domain';
import { key, keyGrade, keyPoints, keys } from './Calculator.css.ts';
import { fields } from '../fields.ts';

/** Length above which grades need smaller text (characters). */
const TIGHT = 4;

/** Length above which grades need wide buttons (characters). */
const LONG = 8;

/** Number of buttons in a row, by the total number of buttons. */
const columns: Readonly<Record<number, number>> = { 4: 4, 5: 5, 7: 4, 8: 4, 10: 5 };

/** The grades of a qualification as buttons, one page at a time (TAR-4 to TAR-6). */
export function GradeButtons({ type, page }: { type: TariffType; page: number }) {
  const pages = gradePages(type.grades);
  const longest = Math.max(0, ...type.grades.map(({ grade }) => grade.length));
  const isLast = page >= pages.length - 1;
  const { name } = type;
  // All pages have as many buttons as the first page.
  const slots = Math.min(type.grades.length, GRADE_SLOTS);
  return (
    <div
      role="group"
      aria-label={m.tariff_grades({ name })}
      className={keys}
      data-columns={longest > LONG ? 2 : (columns[slots] ?? 3)}
      data-tight={longest > TIGHT ? true : undefined}
    >
      {(pages[page] ?? []).map(({ grade, score }) => (
        <button key={grade} type="submit" name={fields.grade} value={grade} className={key}>
          <span className={keyGrade}>{grade}</span>
          <span className={keyPoints}>
            <span aria-hidden>{score}</span>
            <VisuallyHidden>{m.tariff_points({ points: score })}</VisuallyHidden>
          </span>
        </button>
      ))}
      {pages.length > 1 && (
        <button
          key="more"
          type="submit"
          name={fields.toPage}
          value={isLast ? 0 : page + 1}
          className={key}
          aria-label={isLast ? m.tariff_grades_first({ name }) : m.tariff_grades_more({ name })}
        >
          <span className={keyGrade} aria-hidden>
            …
          </span>
        </button>
      )}
    </div>
  );
}
