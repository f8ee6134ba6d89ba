import { m } from '@applicant-hub/copy';
import {
  type SavedGrade,
  type TariffType,
  addGrade,
  brokenLimit,
  plainLine,
  totalPoints,
} from '@applicant-hub/domain';
import { data } from '@remix-run/node';
import { getTariffTypes } from '#app/features/reference-data/reference.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { failure, mutationResponse } from '#app/platform/flash/change.server.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { formParameters, formText } from '#app/platform/browser/forms/form-text.ts';
import {
  REMOVE_ROW,
  gradeField,
  isRowField,
  newRow,
  projectAnswers,
  projectField,
  savedTypes,
  subjectField,
} from './rows.ts';
import { SAVED_ID } from '../fields.ts';
import type { TariffOutcome } from '../view-types.ts';
import { type GradesForm, savedOf, saveGrades } from './saves.server.ts';
import { limitWords } from '../calculator/words.ts';

type Rows =
  { problem: string; status: 400 | 503 } | { problem: null; grades: SavedGrade[]; text: string };

/**
 * Reads the form that changes the saved grades, adds a grade to a saved qualification, or removes a
 * grade. If the list of qualifications is unavailable, the form can only change subjects and remove
 * grades.
 */
async function readRows(scope: RequestScope, form: FormData): Promise<Rows> {
  const list = await getTariffTypes(scope);
  const saved = savedOf(scope);
  // `readForm` is not used here and below, because the fields depend on the saved grades.
  const removed = saved.find(({ id }) => id === formText(form, REMOVE_ROW)) ?? null;
  const rest = saved.filter((grade) => grade !== removed);
  const more = savedTypes(saved).map(({ code }) => ({ code, ...typedIn(form, newRow(code)) }));

  const isMoreWanted =
    removed === null && more.some(({ subject, wanted }) => subject + wanted !== '');
  if (!list.ok && (isMoreWanted || rest.some((grade) => isGradeChanged(grade, form)))) {
    return { problem: m.tariff_panel_list_missing(), status: 503 };
  }
  const types = list.ok ? list.value : [];
  let grades = rest.map((grade) => changedRow(grade, form, types));
  for (const { code, subject, wanted } of more) {
    const type = types.find((one) => one.code === code);
    const grade = type?.grades.find((one) => one.grade === wanted);
    if (type && grade) {
      const added = addGrade(grades, { type, grade, subject });
      if (added.limit === null) ({ grades } = added);
      // A row that cannot be added does not prevent the removal of another row.
      else if (removed === null) return wrong(limitWords[added.limit]());
    } else if (removed === null && subject !== '') {
      return wrong(m.tariff_panel_missing({ subject }));
    }
  }

  const limit = brokenLimit(grades);
  if (limit) return wrong(limitWords[limit]());
  if (removed) return { problem: null, grades, text: m.tariff_changed_removed(removed) };
  const counts = { count: grades.length, points: totalPoints(grades) };
  return { problem: null, grades, text: m.tariff_changed_saved(counts) };
}

const wrong = (problem: string): Rows => ({ problem, status: 400 });

/**
 * A changed grade requires the list of qualifications, because only the list contains its points.
 */
function isGradeChanged({ id, grade }: SavedGrade, form: FormData): boolean {
  const { wanted } = typedIn(form, id);
  return wanted !== '' && wanted !== grade;
}

const typedIn = (form: FormData, row: string) => ({
  subject: plainLine(formText(form, subjectField(row))),
  wanted: formText(form, gradeField(row)),
});

function changedRow(before: SavedGrade, form: FormData, types: readonly TariffType[]): SavedGrade {
  const answer = formText(form, projectField(before.id));
  // If the page does not ask a question, its form contains no answer to that question.
  const isAnotherProject = answer === projectAnswers.another;
  const saved = answer === '' ? before : { ...before, isAnotherProject };
  const typed = form.get(subjectField(saved.id));
  const subject = typeof typed === 'string' ? plainLine(typed) : saved.subject;
  const wanted = formText(form, gradeField(saved.id));
  const grade = types
    .find(({ code }) => code === saved.code)
    ?.grades.find((one) => one.grade === wanted);
  if (!grade || grade.grade === saved.grade) return { ...saved, subject };
  return { ...saved, subject, grade: grade.grade, points: grade.score };
}

export async function saveRows(
  scope: RequestScope,
  form: FormData,
  sent: GradesForm,
): Promise<ChangeResult> {
  const rows = await readRows(scope, form);
  if (rows.problem !== null) return failure(scope, rows.problem);
  return saveGrades(scope, sent, rows.grades, rows.text);
}

export async function actOnRows(scope: RequestScope, form: FormData, sent: GradesForm) {
  const rows = await readRows(scope, form);
  if (rows.problem !== null) return rowsRefusal(form, rows.problem, rows.status);
  const answer = await saveGrades(scope, sent, rows.grades, rows.text);
  if (answer.link) return rowsRefusal(form, answer.notice.text, 409);
  return mutationResponse(form, scope.context, answer, pageAt(widgetPath('Tariff'), SAVED_ID));
}

/** Shows the form of the saved grades again, with its input. */
function rowsRefusal(form: FormData, problem: string, status: number) {
  const typed = Object.fromEntries(formParameters(form));
  const outcome: TariffOutcome = { form: 'rows', problem, typed };
  const texts = Object.entries(typed).filter(([name]) => isRowField(name));
  return data<WidgetOutcome>(
    { widget: 'Tariff', outcome, typed: texts.flatMap(([, text]) => text || []) },
    { status },
  );
}
