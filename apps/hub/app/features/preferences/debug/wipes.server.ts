import type { SettingToSave } from '@applicant-hub/api-clients';
import { personalisationSetting } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { forgetOffer } from '#app/features/support/memory.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

const wipes = {
  profile: [{ ...personalisationSetting, data: {} }],
  // The answer is stored in two places (AMB-83).
  dfe: [
    { collection: 'dashboardSettings', name: 'Dfe', data: false },
    { ...personalisationSetting, data: { dfeConfirmed: false } },
  ],
} as const satisfies Record<string, readonly Omit<SettingToSave, 'immediate'>[]>;

export type Wipe = keyof typeof wipes;

export const isWipe = (what: string | undefined): what is Wipe =>
  what !== undefined && Object.hasOwn(wipes, what);

/** @returns whether all data was wiped; it is safe to retry */
export async function wipe(call: SessionScope, what: Wipe): Promise<boolean> {
  const saves = wipes[what].map((setting) => saveSetting(call, setting));
  const areWiped = (await Promise.all(saves)).every(({ ok }) => ok);
  if (what === 'dfe') await forgetOffer(call);
  return areWiped;
}
