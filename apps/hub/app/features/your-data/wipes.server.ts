import type { SettingToSave } from '@applicant-hub/api-clients';
import { personalisationSetting } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { forgetOffer } from '#app/features/support/memory.server.ts';

const wipes = {
  // An empty object removes the record (SYS-2).
  profile: [{ ...personalisationSetting, data: {}, immediate: true }],
  // The answer is kept in two places (AMB-83).
  dfe: [
    { collection: 'dashboardSettings', name: 'Dfe', data: false, immediate: true },
    { ...personalisationSetting, data: { dfeConfirmed: false }, immediate: true },
  ],
} as const satisfies Record<string, readonly SettingToSave[]>;

/** What the debug area can wipe (DBG-8, DBG-9). */
export type Wipe = keyof typeof wipes;

export const isWipe = (what: string | undefined): what is Wipe =>
  what !== undefined && Object.hasOwn(wipes, what);

/** @returns whether all of it was wiped; a second try does no harm */
export async function wipe(call: SessionScope, what: Wipe): Promise<boolean> {
  const { identity } = call.context.clients;
  const saves = wipes[what].map((setting) => identity.saveSetting(writeOptions(call), setting));
  const areWiped = (await Promise.all(saves)).every(({ ok }) => ok);
  if (what === 'dfe') await forgetOffer(call);
  return areWiped;
}
