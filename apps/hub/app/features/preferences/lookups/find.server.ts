import type { PhoneCheck, Result } from '@applicant-hub/api-clients';
import {
  addressLinesOf,
  characterCount,
  type AddressLines,
  internationalCharacters,
  PHONE_LENGTH,
  plainLine,
  plainPhone,
  plainPostcode,
  saintForms,
  SCHOOL_NAME_LENGTH,
} from '@applicant-hub/domain';
import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import type { CheckedNumber, FoundAddress, FoundSchool } from '../form/answers.ts';
import { HOME_REGION, MIN_ADDRESS_SEARCH, MIN_SCHOOL_SEARCH } from '../questions/fields.ts';

/** Time limit of a lookup in milliseconds; the user is waiting for it. */
const LOOKUP_TIMEOUT_MS = 4_000;

/**
 * Schemas for the queries. They convert input to the format in which it is saved, and reject text
 * that is too long.
 */
export const queries = {
  addressText: z.string().transform(plainPostcode).pipe(z.string().max(100)),
  // An id that consists of dots would change the path of the address service's URL.
  addressId: z.string().trim().max(200).regex(/[^.]/),
  schoolText: z
    .string()
    .transform(plainLine)
    .refine((text) => characterCount(text) <= SCHOOL_NAME_LENGTH),
  region: z.string().regex(/^[A-Z]{2}$/),
  number: z.string().transform(plainPhone).pipe(z.string().min(1)),
};

const contextOf = (call: SessionScope) => callOptions(call, LOOKUP_TIMEOUT_MS);

/**
 * Finds addresses by postcode or other text. The query is sent in capitals, in the same way as
 * postcodes are written (HLP-14).
 */
export async function findAddresses(
  call: SessionScope,
  text: string,
): Promise<Result<FoundAddress[]>> {
  if (text.length < MIN_ADDRESS_SEARCH) return { ok: true, value: [] };
  const found = await requireApi(call.context, 'address').suggest(
    contextOf(call),
    text.toUpperCase(),
  );
  if (!found.ok) return found;
  return { ok: true, value: found.value.map(({ id, address }) => ({ id, label: address })) };
}

/** Null if the id is unknown. */
export async function findAddressLines(
  call: SessionScope,
  id: string,
): Promise<Result<AddressLines | null>> {
  const found = await requireApi(call.context, 'address').get(contextOf(call), id);
  if (!found.ok) return found;
  return { ok: true, value: found.value && addressLinesOf(found.value) };
}

export async function findSchools(
  call: SessionScope,
  search: string,
): Promise<Result<FoundSchool[]>> {
  if (search.length < MIN_SCHOOL_SEARCH) return { ok: true, value: [] };
  const schools = requireApi(call.context, 'schools');
  const results = await Promise.all(
    saintForms(search).map((form) => schools.search(contextOf(call), { search: form })),
  );
  const found = results.flatMap((result) => (result.ok ? [result.value] : []));
  const [first] = results;
  if (found.length === 0 && first?.ok === false) return first;
  const byCode = new Map(found.flat().map((school) => [school.code, school]));
  return {
    ok: true,
    value: [...byCode.values()].map(({ code, name, ukprn, addressLines }) => ({
      id: code,
      label: name,
      ukprn,
      note: addressLines.join(', '),
    })),
  };
}

/** Checks a number that is not blank (HLP-7). Text that cannot be saved as a number is invalid. */
export async function checkNumber(
  call: SessionScope,
  requested: { region: string; number: string },
): Promise<Result<CheckedNumber>> {
  if (requested.number.length > PHONE_LENGTH || !internationalCharacters.test(requested.number)) {
    return { ok: true, value: { isValid: false, rewritten: null } };
  }
  const checked = await requireApi(call.context, 'phone').check(contextOf(call), requested);
  if (!checked.ok) return checked;
  return {
    ok: true,
    value: {
      isValid: checked.value.isValid,
      rewritten:
        requested.region === HOME_REGION ? null : withCountryCode(checked.value, requested.number),
    },
  };
}

/** The region is not saved, so a foreign number is stored with its country code. */
function withCountryCode(
  { isValid, internationalNumber }: PhoneCheck,
  typed: string,
): string | null {
  if (!isValid || internationalNumber === null || internationalNumber === typed) return null;
  const number = [internationalNumber, internationalNumber.replaceAll(' ', '')].find(
    ({ length }) => length <= PHONE_LENGTH,
  );
  return number ?? null;
}
