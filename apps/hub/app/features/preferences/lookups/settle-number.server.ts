import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { HOME_REGION } from '../questions/fields.ts';
import { checkNumber, queries } from './find.server.ts';
import type { LookupForm } from './read-lookup.server.ts';

/**
 * Returns the number of a form in its stored format. The region is not stored, so a foreign number
 * needs its country code, whether or not it was checked before. If the check fails, the number
 * stays as typed (HLP-7).
 *
 * @returns the answers that replace the typed ones
 */
export async function settleNumber(
  call: SessionScope,
  typed: Pick<LookupForm, 'mobile' | 'mobileRegion'>,
): Promise<{ mobile?: string }> {
  const region = queries.region.safeParse(typed.mobileRegion);
  const number = queries.number.safeParse(typed.mobile);
  if (!region.success || region.data === HOME_REGION) return {};
  if (!number.success || number.data.startsWith('+')) return {};
  const checked = await checkNumber(call, { region: region.data, number: number.data });
  const rewritten = checked.ok ? checked.value.rewritten : null;
  return rewritten === null ? {} : { mobile: rewritten };
}
