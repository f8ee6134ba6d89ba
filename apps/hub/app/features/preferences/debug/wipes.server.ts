import type { SettingToSave } from '@applicant-hub/api-clients';
import { personalisationSetting } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { forgetOffer } from '#app/features/support/memory.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

const wipes = {
  // An empty object removes the record (SYS-2).
  profile: [{ ...personalisationSetting, data: {} }],
  // The answer is kept in two places (AMB-83).
  dfe: [
    { collection: 'dashboardSettings', name: 'Dfe', data: false },
    { ...personalisationSetting, data: { dfeConfirmed: false } },
  ],
} as const satisfies Record<string, readonly Omit<SettingToSave, 'immediate'>[]>;

/** What the debug area can wipe (DBG-8, DBG-9). */
export type Wipe = keyof typeof wipes;

export const isWipe = (what: string | undefined): what is Wipe =>
  what !== undefined && Object.hasOwn(wipes, what);

/** @returns whether all of it was wiped; a second try does no harm */
export async function wipe(call: SessionScope, what: Wipe): Promise<boolean> {
  const saves = wipes[what].map((setting) => saveSetting(call, setting));
  const areWiped = (await Promise.all(saves)).every(({ ok }) => ok);
  if (what === 'dfe') await forgetOffer(call);
  return areWiped;
}
