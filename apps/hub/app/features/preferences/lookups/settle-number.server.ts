import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { lookupFields, HOME_REGION } from '../questions/fields.ts';
import { checkNumber, queries } from './find.server.ts';

/**
 * Returns the number of a form in its stored format. The region is not stored, so a foreign number
 * needs its country code, whether or not it was checked before. If the check fails, the number
 * stays as typed (HLP-7).
 *
 * @returns the answers that replace the typed ones
 */
export async function settleNumber(
  call: SessionScope,
  form: FormData,
): Promise<{ mobile?: string }> {
  const sent = readForm(form, { [lookupFields.mobileRegion]: fields.text, mobile: fields.text });
  const region = queries.region.safeParse(sent[lookupFields.mobileRegion]);
  const number = queries.number.safeParse(sent.mobile);
  if (!region.success || region.data === HOME_REGION) return {};
  if (!number.success || number.data.startsWith('+')) return {};
  const checked = await checkNumber(call, { region: region.data, number: number.data });
  const rewritten = checked.ok ? checked.value.rewritten : null;
  return rewritten === null ? {} : { mobile: rewritten };
}
