import { createHash } from 'node:crypto';
import {
  type CalculatorState,
  emptyCalculator,
  parseSavedGrades,
  parseTariffSelection,
  pressCalculator,
  subjectOptions,
  tariffSelectionSetting,
  tariffSetting,
} from '@applicant-hub/domain';
import { settingData } from '../../applicant/setting-data.server.ts';
import { getTariffTypes } from '../../discovery/reference.server.ts';
import type { WidgetScope } from '../scope.ts';
import { parameters } from './fields.ts';
import { shortlistView } from './shortlist.server.ts';
import type { TariffView } from './view-types.ts';

/** What the Tariff calculator shows (TAR-1). What is saved is shown whether the list comes or not. */
export async function load(scope: WidgetScope, isFocused: boolean): Promise<TariffView> {
  const { request, applicant } = scope;
  const [list, shortlist] = await Promise.all([
    getTariffTypes(scope),
    isFocused ? shortlistView(scope) : null,
  ]);
  const types = list.ok ? list.value : [];
  const saved = parseSavedGrades(settingData(applicant.user, tariffSetting));
  const selection = parseTariffSelection(settingData(applicant.user, tariffSelectionSetting));
  return {
    state: list.ok ? 'ready' : list.failure.kind === 'timeout' ? 'pending' : 'error',
    types,
    saved,
    start: shownBy(new URL(request.url).searchParams, { ...emptyCalculator, ...selection }, types),
    owner: createHash('sha256').update(applicant.session.uid).digest('base64url').slice(0, 16),
    focused: shortlist && { subjects: subjectOptions, shortlist },
  };
}

/** The qualification, page and search of an address, as a page without scripts comes back to. */
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
