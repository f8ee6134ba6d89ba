import type { Result, SettingToSave } from '@applicant-hub/api-clients';
import type { Setting } from '@applicant-hub/domain';
import { writeOptions } from './call.server.ts';
import type { SessionScope } from './request-scope.ts';

/**
 * Saves a setting of the signed-in user at once, because the next page reads it from the account.
 * Only texts that are saved automatically may be batched (`drafts/save.server.ts`).
 */
export const saveSetting = (
  call: SessionScope,
  setting: Omit<SettingToSave, 'immediate'>,
): Promise<Result<Setting | null>> =>
  call.context.clients.identity.saveSetting(writeOptions(call), { ...setting, immediate: true });
