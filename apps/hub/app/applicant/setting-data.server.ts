import type { HubUser } from '@applicant-hub/api-clients';
import type { Setting } from '@applicant-hub/domain';

/** The data of one setting of a user; null when nothing is saved. */
export const settingData = (
  { settings }: Pick<HubUser, 'settings'>,
  wanted: Pick<Setting, 'collection' | 'name'>,
): string | null =>
  settings.find(({ collection, name }) => collection === wanted.collection && name === wanted.name)
    ?.data ?? null;
