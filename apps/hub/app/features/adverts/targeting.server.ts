import {
  type AdvertTargeting,
  advertTargeting,
  MOST_FAVOURITES,
  noTargeting,
} from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { getSubjects, getUniNames } from '#app/features/reference-data/reference.server.ts';

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/** The advert service's name for the page. */
const PAGE = 'dashboard';

/**
 * Collects the data that is sent to the advert service (NTF-20, NTF-21). Null if no data may be
 * sent; in that case no names are looked up. Names that do not load in time are left out.
 */
export async function findTargeting(call: Call): Promise<AdvertTargeting | null> {
  const answers = preferenceAnswers(call.applicant);
  const now = call.context.now();
  if (noTargeting(answers, now) !== null) return null;
  const [providers, subjects] = await Promise.all([providerNames(call), subjectNames(call)]);
  const { studyLevel } = call.applicant.personalisation;
  return advertTargeting(PAGE, { answers, studyLevel, favourites: { providers, subjects } }, now);
}

async function providerNames(call: Call): Promise<string[]> {
  const [ids, names] = await Promise.all([favouriteIds(call, 'unis'), getUniNames(call)]);
  if (!names.ok) return [];
  const byId = new Map(names.value.map(({ providerId, university }) => [providerId, university]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function subjectNames(call: Call): Promise<string[]> {
  const [ids, guides] = await Promise.all([favouriteIds(call, 'subjects'), getSubjects(call)]);
  if (!guides.ok) return [];
  const byId = new Map(guides.value.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function favouriteIds(call: Call, kind: 'unis' | 'subjects'): Promise<string[]> {
  const { identity } = call.context.clients;
  const list = await identity.listFavourites(readOptions(call), kind, MOST_FAVOURITES);
  return list.ok ? list.value.items.map(({ id }) => id) : [];
}
