import { m } from '@applicant-hub/copy';
import {
  MAX_SUBJECT,
  type SavedGrade,
  type TariffType,
  addGrade,
  brokenLimit,
  totalPoints,
} from '@applicant-hub/domain';
import { getTariffTypes } from '../../discovery/reference.server.ts';
import type { ChangeAnswer } from '../../notices/answer.ts';
import { refused } from '../../notices/change.server.ts';
import type { WidgetScope } from '../scope.ts';
import { textOf } from './fields.ts';
import { REMOVE_ROW, gradeField, newRow, savedTypes, subjectField } from './rows.ts';
import { savedOf, saveGrades } from './saves.server.ts';
import { limitWords } from './words.ts';

/** What the form of the saved grades asks for, or why it cannot be done. */
type Rows = { problem: string } | { problem: null; grades: SavedGrade[]; text: string };

/** Reads the form of the saved grades: changed rows, one more of a type, and one that is taken away. */
export async function readRows(scope: WidgetScope, form: FormData): Promise<Rows> {
  const list = await getTariffTypes(scope);
  const types = list.ok ? list.value : [];
  const saved = savedOf(scope);
  let grades = saved.map((grade) => changedRow(grade, form, types));

  for (const { code } of savedTypes(saved)) {
    const row = newRow(code);
    const subject = textOf(form, subjectField(row)).trim();
    const wanted = textOf(form, gradeField(row));
    if (wanted === '' && subject !== '') return { problem: m.tariff_panel_missing({ subject }) };
    const type = types.find((one) => one.code === code);
    const grade = type?.grades.find((one) => one.grade === wanted);
    if (!type || !grade) continue;
    const added = addGrade(grades, { type, grade, subject });
    if (added.limit) return { problem: limitWords[added.limit]() };
    ({ grades } = added);
  }

  const removed = grades.find(({ id }) => id === textOf(form, REMOVE_ROW));
  if (removed) {
    const { name, grade } = removed;
    const text = m.tariff_changed_removed({ name, grade });
    return { problem: null, grades: grades.filter((one) => one !== removed), text };
  }
  const limit = brokenLimit(grades);
  if (limit) return { problem: limitWords[limit]() };
  const counts = { count: grades.length, points: totalPoints(grades) };
  return { problem: null, grades, text: m.tariff_changed_saved(counts) };
}

/** Saves what the form of the saved grades asks for. */
export async function saveRows(scope: WidgetScope, form: FormData): Promise<ChangeAnswer> {
  const rows = await readRows(scope, form);
  if (rows.problem !== null) return refused(scope, rows.problem);
  return saveGrades(scope, rows.grades, rows.text);
}

function changedRow(saved: SavedGrade, form: FormData, types: readonly TariffType[]): SavedGrade {
  const typed = form.get(subjectField(saved.id));
  const subject = typeof typed === 'string' ? typed.trim().slice(0, MAX_SUBJECT) : saved.subject;
  const wanted = textOf(form, gradeField(saved.id));
  const grade = types
    .find(({ code }) => code === saved.code)
    ?.grades.find((one) => one.grade === wanted);
  if (!grade || grade.grade === saved.grade) return { ...saved, subject };
  return { ...saved, subject, grade: grade.grade, points: grade.score };
}
