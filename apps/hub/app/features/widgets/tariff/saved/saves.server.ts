import { m } from '@applicant-hub/copy';
import {
  type CalculatorState,
  NO_VERSION,
  type SavedGrade,
  brokenLimit,
  countGrades,
  parseSavedGrades,
  tariffSelectionSetting,
  tariffSetting,
  totalPoints,
} from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { findSetting, settingData } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import { ROWS, fields, parameters, versionIn } from '../fields.ts';
import { gradesWords, limitWords, noteWords } from '../calculator/words.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

export const savedOf = ({ applicant }: RequestScope): SavedGrade[] =>
  parseSavedGrades(settingData(applicant.user, tariffSetting));

export type GradesForm = ReturnType<typeof readGradesForm>;

/** `selected` is the JSON of the selected grades; null in a form without a selection. */
export function readGradesForm(form: FormData) {
  const { rows, intent, grades, version } = readForm(form, {
    [ROWS]: read.sent,
    [fields.intent]: read.text,
    [fields.grades]: read.texts,
    [fields.version]: read.text,
  });
  const [selected] = grades;
  return {
    isRows: rows,
    intent,
    selected: selected ?? null,
    version: versionIn(version),
  };
}

export function saveSelected(scope: RequestScope, sent: GradesForm): Promise<ChangeResult> {
  const selected = parseSavedGrades(sent.selected);
  if (selected.length === 0) return failure(scope, m.tariff_nothing_to_save());
  const grades =
    sent.intent === 'both' ? withoutRepeats([...savedOf(scope), ...selected]) : selected;
  const counts = { count: grades.length, points: totalPoints(grades) };
  return saveGrades(scope, sent, grades, m.tariff_changed_saved(counts));
}

/** Removes all saved grades (TAR-7). An empty list is saved (AMB-89). */
export const clearSaved = (scope: RequestScope, sent: GradesForm): Promise<ChangeResult> =>
  saveGrades(scope, sent, [], m.tariff_changed_cleared());

/**
 * Saves grades, with a note on each grade that does not count. If other grades were saved after the
 * page was loaded, nothing is saved, and the applicant has to choose.
 *
 * @param text the confirmation
 */
export async function saveGrades(
  scope: RequestScope,
  sent: GradesForm,
  grades: readonly SavedGrade[],
  text: string,
): Promise<ChangeResult> {
  const limit = brokenLimit(grades);
  if (limit) return failure(scope, limitWords[limit]());
  const noted = countGrades(grades).map(({ grade, note }) => ({
    ...grade,
    gradeMessage: note ? noteWords[note]() : '',
  }));
  const setting = { ...tariffSetting, immediate: true };
  const stored = findSetting(scope.applicant.user, tariffSetting);
  const outcome = await scope.context.clients.identity.saveDraft(writeOptions(scope), {
    ...setting,
    data: noted,
    expectedVersion: sent.version ?? stored?.version ?? NO_VERSION,
    keep: false,
  });
  if (!outcome.ok) return failure(scope, m.notices_not_saved());
  if (outcome.value.outcome === 'conflict') {
    const other = parseSavedGrades(outcome.value.current?.data ?? null);
    // A form that was sent twice does not cause a conflict.
    return isSameList(other, grades) ? success(scope, text, null) : clash(scope, sent, other);
  }
  const before = {
    ...setting,
    // If no grades were saved before, the undo sends an empty object, which removes the record
    // (SYS-2).
    data: stored === null ? {} : savedOf(scope),
    expectedVersion: outcome.value.setting?.version ?? NO_VERSION,
  };
  return success(scope, text, { of: 'settings', settings: [before] });
}

/** Saves nothing. The next page shows both lists, and the applicant chooses between them. */
async function clash(
  scope: RequestScope,
  { selected, intent }: GradesForm,
  other: readonly SavedGrade[],
): Promise<ChangeResult> {
  const saved = gradesWords(other);
  const isSelected = selected !== null && intent !== 'clear';
  const href = widgetPath('Tariff');
  return {
    ...(await failure(scope, m.tariff_clash_notice({ saved }))),
    link: isSelected
      ? { href: `${href}&${parameters.clash}=yes`, label: m.tariff_clash_choose() }
      : { href, label: m.tariff_clash_look() },
  };
}

const textOf = ({ code, grade, subject, isAnotherProject = false }: SavedGrade) =>
  JSON.stringify([code, grade, subject, isAnotherProject]);

const isSameList = (one: readonly SavedGrade[], other: readonly SavedGrade[]) =>
  one.map(textOf).sort().join() === other.map(textOf).sort().join();

const withoutRepeats = (grades: readonly SavedGrade[]) => [
  ...new Map(grades.map((grade) => [textOf(grade), grade])).values(),
];

export async function keepSelection(
  scope: RequestScope,
  { grades, subject }: CalculatorState,
): Promise<boolean> {
  const isEmpty = grades.length === 0 && subject === '';
  const saved = await saveSetting(scope, {
    ...tariffSelectionSetting,
    data: isEmpty ? {} : { grades, subject },
  });
  return saved.ok;
}

/**
 * Deletes the selection that was made without scripts. With scripts, the browser stores the
 * selection.
 */
export async function forgetSelection(scope: RequestScope): Promise<void> {
  if (settingData(scope.applicant.user, tariffSelectionSetting) === null) return;
  await saveSetting(scope, { ...tariffSelectionSetting, data: {} });
}
