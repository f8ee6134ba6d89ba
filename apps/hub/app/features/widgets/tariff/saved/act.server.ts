import { m } from '@applicant-hub/copy';
import {
  type CalculatorState,
  brokenLimit,
  pressCalculator,
  tariffSelectionSetting,
  whatClearClears,
} from '@applicant-hub/domain';
import { data, redirect } from '@remix-run/node';
import { gradesPath } from '#app/platform/paths/grades-path.ts';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { getTariffTypes } from '#app/features/reference-data/reference.server.ts';
import { mutationResponse } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import { formParameters } from '#app/platform/browser/forms/form-text.ts';
import {
  CALCULATOR_ID,
  ROWS,
  SAVED_ID,
  buttonOf,
  fields,
  parameters,
  pressOf,
  stateOf,
} from '../fields.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { readBackUrl } from '#app/platform/server/http/back-link.server.ts';
import { isRowField } from '../calculator/rows.ts';
import { readRows } from '../calculator/rows.server.ts';
import { clearSaved, savedOf, saveGrades, saveSelected } from './saves.server.ts';
import type { TariffOutcome } from '../view-types.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** Handles the forms of pages without scripts. */
export async function act(scope: RequestScope, form: FormData): Promise<unknown> {
  if (readForm(form, { [ROWS]: read.sent })[ROWS]) return actOnRows(scope, form);
  const { name, value } = buttonOf(form);
  const state = stateOf(form);
  if (name === fields.intent && (value === 'save' || value === 'both')) {
    const answer = await saveSelected(scope, form);
    // The page that resolves the clash shows the selection of this tab, not the selection of
    // another tab.
    if (answer.link) await keepSelection(scope, state);
    return mutationResponse(form, scope.context, answer, toolPath('Tariff'));
  }
  if (name === fields.intent && value === 'clear' && whatClearClears(state.grades) === 'saved') {
    return mutationResponse(form, scope.context, await clearSaved(scope, form), toolPath('Tariff'));
  }
  return actOnCalculator(scope, form, state);
}

async function actOnCalculator(
  scope: RequestScope,
  form: FormData,
  state: CalculatorState,
): Promise<unknown> {
  const list = await getTariffTypes(scope);
  const facts = { types: list.ok ? list.value : [], saved: savedOf(scope) };
  const { name, value } = buttonOf(form);
  const press = pressOf(name, value, state.code);
  const pressed = press ? pressCalculator(state, press, facts) : state;
  // A newly chosen qualification is shown, whichever button was pressed.
  const { [fields.code]: chosen } = readForm(form, { [fields.code]: read.text });
  const code = name === fields.toType ? value : chosen;
  const { limit, done } = pressed;
  const after = { ...pressCalculator(pressed, { kind: 'choose', code }, facts), limit, done };
  if (limit) return refusal(after, null, 400);
  const over = brokenLimit(after.grades);
  if (over) return refusal({ ...after, limit: over }, null, 400);
  const isKept = await keepSelection(scope, after);
  return isKept
    ? redirect(pathOf(scope, form, after), 303)
    : refusal(after, m.tariff_not_kept(), 503);
}

const refusal = (state: CalculatorState, problem: string | null, status: number) => {
  const outcome: TariffOutcome = { form: 'calculator', state, problem };
  return data<WidgetOutcome>(
    { widget: 'Tariff', outcome, typed: selectedWords(state) },
    { status },
  );
};

/** The selection as text, for a page that cannot show the calculator. */
const selectedWords = ({ grades, subject }: CalculatorState): string[] => [
  ...grades.map(({ name, grade, subject }) => [name, subject, grade].filter(Boolean).join(' ')),
  ...(subject === '' ? [] : [subject]),
];

async function keepSelection(
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

/** The address of the calculator, in the grid or in focus. */
function pathOf(
  { request, context }: RequestScope,
  form: FormData,
  { code, page, search, done }: CalculatorState,
): string {
  const backUrl = readBackUrl(request, context.config);
  const { at, [fields.version]: version } = readForm(form, {
    at: read.text,
    [fields.version]: read.text,
  });
  const url = new URL(at === 'focus' ? gradesPath(backUrl) : paths.hub, 'http://hub');
  url.searchParams.set(parameters.code, code);
  if (version !== '') url.searchParams.set(parameters.version, version);
  if (page > 0) url.searchParams.set(parameters.page, String(page));
  if (search !== '') url.searchParams.set(parameters.search, search);
  if (done?.kind === 'loaded') url.searchParams.set(parameters.done, 'loaded');
  return `${url.pathname}${url.search}#${CALCULATOR_ID}`;
}

async function actOnRows(scope: RequestScope, form: FormData): Promise<unknown> {
  const rows = await readRows(scope, form);
  if (rows.problem !== null) {
    return rowsRefusal(form, rows.problem, rows.status);
  }
  const answer = await saveGrades(scope, form, rows.grades, rows.text);
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
