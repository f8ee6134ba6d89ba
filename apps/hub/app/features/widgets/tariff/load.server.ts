import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type CalculatorState,
  NO_VERSION,
  emptyCalculator,
  parseSavedGrades,
  parseTariffSelection,
  pressCalculator,
  subjectOptions,
  tariffSelectionSetting,
  tariffSetting,
} from '@applicant-hub/domain';
import { findSetting, settingData } from '#app/platform/request/setting-data.server.ts';
import { getTariffTypes } from '#app/features/reference-data/reference.server.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { findStashedForm, stashedPage } from '#app/platform/server/session/session.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readBackUrl } from '#app/platform/server/http/back-link.server.ts';
import { ROWS, fields, parameters, versionIn, stateOf as stateOfForm } from './fields.ts';
import { tariffFact } from './fact.ts';
import { namedTypes } from './calculator/named-types.server.ts';
import { shortlistView } from './shortlist.server.ts';
import type { TariffData, TariffOutcome, TariffView } from './view-types.ts';

/**
 * Loads the data of the Tariff calculator (TAR-1). The saved grades are shown even if the other
 * calls are slow, because each call has its own time limit, which is shorter than the widget's.
 */
export async function load(scope: RequestScope, isFocused: boolean): Promise<TariffData> {
  const { request, context, applicant } = scope;
  const saved = parseSavedGrades(settingData(applicant.user, tariffSetting));
  const needsShortlist = isFocused || saved.length > 0;
  const [list, shortlist] = await Promise.all([
    withinBudget(scope, 'tariff-list', () => getTariffTypes(scope)),
    needsShortlist ? withinBudget(scope, 'tariff-shortlist', () => shortlistView(scope)) : null,
  ]);
  const types = list?.ok ? list.value : [];
  const version = findSetting(applicant.user, tariffSetting)?.version ?? NO_VERSION;
  const { searchParams } = new URL(request.url);
  const selection = parseTariffSelection(settingData(applicant.user, tariffSelectionSetting));
  return {
    state: stateOf(list),
    types: isFocused || types.length === 0 ? types : namedTypes(types),
    saved,
    version,
    selectedFrom: versionIn(searchParams.get(parameters.version)) ?? version,
    isClash: searchParams.has(parameters.clash),
    start: shownBy(searchParams, { ...emptyCalculator, ...selection }, types),
    owner: deviceOwner(applicant.session.uid),
    stashed: await stashedOutcome(scope),
    fact: isFocused ? null : tariffFact(saved, shortlist),
    focused: isFocused
      ? {
          backUrl: readBackUrl(request, context.config),
          subjects: subjectOptions,
          shortlist: shortlist ?? { state: 'pending' },
        }
      : null,
  };
}

/** The input of a form on this page that was sent with an expired session. */
async function stashedOutcome({ request, context }: RequestScope): Promise<TariffOutcome | null> {
  const stashed = await findStashedForm(request, context);
  if (stashed?.page !== stashedPage(request.url)) return null;
  const typed = Object.entries(stashed.fields).map(([name, [text = '']]) => [name, text] as const);
  if (ROWS in stashed.fields) {
    return { form: 'rows', problem: m.notices_session_lost(), typed: Object.fromEntries(typed) };
  }
  if (!(fields.grades in stashed.fields)) return null;
  const form = new FormData();
  for (const [name, text] of typed) form.set(name, text);
  // The page shows a notice that the action was not performed.
  return { form: 'calculator', problem: null, state: stateOfForm(form) };
}

function stateOf(list: Result<unknown> | null): TariffView['state'] {
  if (list === null) return 'pending';
  if (list.ok) return 'ready';
  return list.failure.kind === 'timeout' ? 'pending' : 'error';
}

/**
 * Applies the qualification, the page of grades and the search in the URL to the calculator, for
 * pages without scripts.
 */
function shownBy(
  search: URLSearchParams,
  start: CalculatorState,
  types: TariffView['types'],
): CalculatorState {
  const facts = { types, saved: [] };
  const code = search.get(parameters.code) ?? start.code;
  const chosen = pressCalculator(start, { kind: 'choose', code }, facts);
  const page = Number(search.get(parameters.page) ?? 0);
  return {
    ...pressCalculator(chosen, { kind: 'page', page }, facts),
    search: search.get(parameters.search) ?? '',
    done: search.get(parameters.done) === 'loaded' ? { kind: 'loaded' } : null,
  };
}
