import type { HubUser } from '@applicant-hub/api-clients';
import type { Setting } from '@applicant-hub/domain';

/** One setting of a user; null if no value is saved. */
export const findSetting = (
  { settings }: Pick<HubUser, 'settings'>,
  wanted: Pick<Setting, 'collection' | 'name'>,
): Setting | null =>
  settings.find(
    ({ collection, name }) => collection === wanted.collection && name === wanted.name,
  ) ?? null;

/** The data of one setting of a user; null if no value is saved. */
export const settingData = (
  user: Pick<HubUser, 'settings'>,
  wanted: Pick<Setting, 'collection' | 'name'>,
): string | null => findSetting(user, wanted)?.data ?? null;
