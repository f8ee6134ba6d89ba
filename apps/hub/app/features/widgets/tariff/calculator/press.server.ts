import { m } from '@applicant-hub/copy';
import { type CalculatorState, brokenLimit, pressCalculator } from '@applicant-hub/domain';
import { data, redirect } from '@remix-run/node';
import { getTariffTypes } from '#app/features/reference-data/reference.server.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { gradesPath } from '#app/platform/paths/grades-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readBackUrl } from '#app/platform/server/http/back-link.server.ts';
import { CALCULATOR_ID, type buttonOf, fields, parameters, pressOf } from '../fields.ts';
import { keepSelection, savedOf } from '../saved/saves.server.ts';
import type { TariffOutcome } from '../view-types.ts';

export async function actOnCalculator(
  scope: RequestScope,
  form: FormData,
  state: CalculatorState,
  { name, value }: ReturnType<typeof buttonOf>,
): Promise<unknown> {
  const sent = readForm(form, {
    [fields.code]: read.text,
    [fields.version]: read.text,
    at: read.text,
  });
  const list = await getTariffTypes(scope);
  const facts = { types: list.ok ? list.value : [], saved: savedOf(scope) };
  const press = pressOf(name, value, state.code);
  const pressed = press ? pressCalculator(state, press, facts) : state;
  // A newly chosen qualification is shown, whichever button was pressed.
  const code = name === fields.toType ? value : sent.code;
  const { limit, done } = pressed;
  const after = { ...pressCalculator(pressed, { kind: 'choose', code }, facts), limit, done };
  if (limit) return refusal(after, null, 400);
  const over = brokenLimit(after.grades);
  if (over) return refusal({ ...after, limit: over }, null, 400);
  const isKept = await keepSelection(scope, after);
  return isKept
    ? redirect(pathOf(scope, sent, after), 303)
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

function pathOf(
  { request, context }: RequestScope,
  { at, version }: { at: string; version: string },
  { code, page, search, done }: CalculatorState,
): string {
  const backUrl = readBackUrl(request, context.config);
  const url = new URL(at === 'focus' ? gradesPath(backUrl) : paths.hub, 'http://hub');
  url.searchParams.set(parameters.code, code);
  if (version !== '') url.searchParams.set(parameters.version, version);
  if (page > 0) url.searchParams.set(parameters.page, String(page));
  if (search !== '') url.searchParams.set(parameters.search, search);
  if (done?.kind === 'loaded') url.searchParams.set(parameters.done, 'loaded');
  return `${url.pathname}${url.search}#${CALCULATOR_ID}`;
}
