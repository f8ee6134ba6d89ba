import type { Result } from '@applicant-hub/api-clients';
import { type OnboardingAnswers, listOf, prefilledFavourites } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readOptions, writeOptions } from '#app/platform/request/call.server.ts';
import { getLocations, getSubjects } from '#app/features/reference-data/reference.server.ts';

/**
 * Adds the chosen subjects and the chosen region as the first favourites of their kind, unless
 * there are some already (FAV-42).
 */
export async function prefillFavourites(
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
  getGuides: (call: RequestScope) => Promise<Result<{ id: string; title: string }[]>>,
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
