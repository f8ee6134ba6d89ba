import type { DraftSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  MOST_SAVED_SEARCHES,
  NO_VERSION,
  parseSavedSearches,
  type SavedSearch,
  savedSearchesSetting,
  type Setting,
  withoutSavedSearch,
  withSavedSearch,
} from '@applicant-hub/domain';
import { schemeOf } from '#app/features/catalogue/course/scheme.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { failure, success } from '#app/platform/flash/change.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { parseResultsQuery, savedQuery } from '../results/query/results-query.server.ts';
import { INTENT, intents, QUERY, type SavedSearchIntent, TOTAL } from './fields.ts';
import { savedWords } from './name.server.ts';

/** A change to the list. Returns null if the list is full. */
type Change = (list: readonly SavedSearch[]) => SavedSearch[] | null;

/** Saves, recounts or removes a search (EXT-42), with an undo. */
export async function changeSavedSearches(
  call: RequestScope,
  form: FormData,
): Promise<ChangeResult> {
  const {
    [INTENT]: intent,
    [QUERY]: requested,
    [TOTAL]: shown,
  } = readForm(form, {
    [INTENT]: fields.oneOf(intents),
    [QUERY]: fields.text,
    [TOTAL]: fields.text,
  });
  const total = /^\d{1,7}$/.test(shown) ? Number(shown) : null;
  if (intent === null || (intent !== 'remove' && total === null)) {
    return failure(call, m.notices_not_understood());
  }
  const usual = schemeOf(call.applicant.personalisation.studyLevel);
  const search = parseResultsQuery(new URLSearchParams(requested), usual);
  const query = savedQuery(search);
  const words = await savedWords(call, search);
  const lookedAt = call.context.now().toISOString();
  const change: Change = (list) =>
    intent === 'remove'
      ? withoutSavedSearch(list, query)
      : withSavedSearch(list, { query, words, total: total ?? 0, lookedAt });
  return save(call, change, doneWords[intent](words));
}

const doneWords: Record<SavedSearchIntent, (words: string) => string> = {
  save: (words) => m.courses_saved_done({ words }),
  seen: () => m.courses_saved_counted(),
  remove: (words) => m.courses_saved_removed({ words }),
};

/** After a conflict, the change is applied to the newer list and saved again. */
async function save(call: RequestScope, change: Change, done: string): Promise<ChangeResult> {
  let before = findSetting(call.applicant.user, savedSearchesSetting);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const data = parseSavedSearches(before?.data ?? null);
    const list = change(data);
    if (list === null) {
      return failure(call, m.courses_saved_full({ most: MOST_SAVED_SEARCHES }));
    }
    const saved = await write(call, list, before);
    if (saved === null) break;
    if (saved.outcome === 'saved') {
      const expectedVersion = saved.setting?.version ?? NO_VERSION;
      const was = { ...savedSearchesSetting, data, immediate: true, expectedVersion };
      return success(call, done, { of: 'settings', settings: [was] });
    }
    before = saved.current;
  }
  return failure(call, m.notices_not_saved());
}

/** Each attempt fails only if another device saves between its read and its write. */
const ATTEMPTS = 3;

async function write(
  call: RequestScope,
  data: readonly SavedSearch[],
  before: Setting | null,
): Promise<DraftSave | null> {
  const saved = await call.context.clients.identity.saveDraft(writeOptions(call), {
    ...savedSearchesSetting,
    data,
    immediate: true,
    expectedVersion: before?.version ?? NO_VERSION,
    keep: false,
  });
  return saved.ok ? saved.value : null;
}
