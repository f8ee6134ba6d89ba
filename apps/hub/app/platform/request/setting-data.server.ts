import type { HubUser } from '@applicant-hub/api-clients';
import type { Setting } from '@applicant-hub/domain';

export const findSetting = (
  { settings }: Pick<HubUser, 'settings'>,
  wanted: Pick<Setting, 'collection' | 'name'>,
): Setting | null =>
  settings.find(
    ({ collection, name }) => collection === wanted.collection && name === wanted.name,
  ) ?? null;

export const settingData = (
  user: Pick<HubUser, 'settings'>,
  wanted: Pick<Setting, 'collection' | 'name'>,
): string | null => findSetting(user, wanted)?.data ?? null;
