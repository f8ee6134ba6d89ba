import type { Result } from '@applicant-hub/api-clients';
import {
  draftToRemove,
  listOf,
  type OnboardingAnswers,
  onboardingSetting,
  onboardingToSave,
  personalisationSetting,
  prefilledFavourites,
} from '@applicant-hub/domain';
import { getLocations, getSubjects } from '#app/features/reference-data/reference.server.ts';
import { readOptions, writeOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * Finishes the first visit: stores all answers under the names of the preferences, including the
 * study level, which opens the hub (SH-42). Later steps may fail without harm: favourites can be
 * chosen at any time, and the draft is no longer read.
 */
export async function finishOnboarding(
  call: RequestScope,
  answers: OnboardingAnswers,
): Promise<Result<unknown>> {
  const saved = await saveSetting(call, {
    ...personalisationSetting,
    data: onboardingToSave(answers),
  });
  if (!saved.ok) return saved;
  await Promise.all([
    prefillFavourites(call, answers),
    saveSetting(call, { ...onboardingSetting, data: draftToRemove() }),
  ]);
  return saved;
}

/**
 * Adds the chosen subjects and the chosen region as the first favourites of their kind, unless
 * there already are favourites of that kind (FAV-42).
 */
async function prefillFavourites(
  call: RequestScope,
  { subjects, studyRegion }: OnboardingAnswers,
): Promise<void> {
  await Promise.all([
    prefill(call, 'subjects', listOf(subjects), getSubjects),
    prefill(call, 'locations', listOf(studyRegion), getLocations),
  ]);
}

/** @param titles titles of the chosen guides; a title without a guide is skipped */
async function prefill(
  call: RequestScope,
  kind: 'subjects' | 'locations',
  titles: readonly string[],
  getGuides: (call: RequestScope) => Promise<Result<readonly { id: string; title: string }[]>>,
): Promise<void> {
  if (titles.length === 0) return;
  const { identity } = call.context.clients;
  const [guides, current] = await Promise.all([
    getGuides(call),
    identity.listFavourites(readOptions(call), kind),
  ]);
  if (!guides.ok || !current.ok) return;
  const chosen = titles.flatMap(
    (title) => guides.value.find((guide) => guide.title === title) ?? [],
  );
  const { items } = current.value;
  const favourites = prefilledFavourites(
    kind,
    items,
    chosen.map(({ id }) => ({ id })),
  );
  if (favourites === items) return;
  await identity.changeFavourites(writeOptions(call), kind, { add: favourites, remove: [] });
}
