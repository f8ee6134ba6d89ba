import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { HOME_REGION } from '../questions/fields.ts';
import type { KnownNumber } from '../questions/view.ts';

/**
 * Looks up the region and validity of the saved number, because the region is not saved with it.
 *
 * @returns null without a number or without the phone API, or if the lookup fails or times out
 */
export async function knownNumber(
  call: SessionScope,
  number: string | undefined,
): Promise<KnownNumber | null> {
  const { phone } = call.context.clients;
  if (phone === null || number === undefined || number === '') return null;
  const checked = await phone.check(readOptions(call), {
    region: HOME_REGION,
    number,
  });
  if (!checked.ok) return null;
  const { isValid, regionCode } = checked.value;
  return { number, isValid, region: isValid ? regionCode : null };
}
