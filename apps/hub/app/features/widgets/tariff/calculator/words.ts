import { m } from '@applicant-hub/copy';
import {
  type CalculatorNews,
  type NotCounted,
  type PointsRange,
  type SavedGrade,
  MAX_SUBJECT,
  type TariffLimit,
  shortTypeName,
} from '@applicant-hub/domain';

/** The message about an exceeded limit (TAR-11, TAR-12, TAR-14). */
export const limitWords: Record<TariffLimit, () => string> = {
  grades: m.tariff_limit_grades,
  types: m.tariff_limit_types,
  subject: () => m.tariff_limit_subject({ max: MAX_SUBJECT }),
};

/** The reason why points do not count (TAR-13, EXT-16). */
export const noteWords: Record<NotCounted, () => string> = {
  asWithALevel: m.tariff_note_as,
  higherWithAdvanced: m.tariff_note_higher,
  notTheHighest: m.tariff_note_highest,
  sameProject: m.tariff_note_project,
};

export function newsWords(news: CalculatorNews, points: number): string {
  switch (news.kind) {
    case 'added':
      return m.tariff_said_added({ ...gradeWords(news.grade), points });
    case 'removed':
      return m.tariff_said_removed({ ...gradeWords(news.grade), points });
    case 'cleared':
      return m.tariff_said_cleared();
    case 'loaded':
      return m.tariff_said_loaded();
  }
}

const gradeWords = ({ name, grade }: { name: string; grade: string }) => ({
  name: shortTypeName(name),
  grade,
});

/** Grades in one line: 'A level Latin A, AS Art B'; a message if there are no grades. */
export const gradesWords = (grades: readonly SavedGrade[]): string =>
  grades
    .map(({ name, subject, grade }) => [name, subject, grade].filter(Boolean).join(' '))
    .join(', ') || m.tariff_clash_none();

/** The requirement of a course: '112–128', or '120'. */
export const rangeWords = ({ min, max }: PointsRange): string =>
  min === max ? String(min) : m.tariff_check_range({ min, max });
