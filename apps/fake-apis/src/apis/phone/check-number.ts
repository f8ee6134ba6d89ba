import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Mobile numbers that nobody has, kept for stories; the personas have such. */
const forStories = /^\+447700900\d{3}$/;

/** What is known of a number; of one that is not valid, nothing is but that. */
export function checkNumber(number: string, region: CountryCode) {
  // Without extraction: a text that has a number somewhere in it is no number.
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: region, extract: false });
  const isForStories = forStories.test(parsed?.number ?? '');
  if (parsed === undefined || !(parsed.isValid() || isForStories)) {
    return { isValid: false, internationalNumber: null, nationalNumber: null, regionCode: null };
  }
  return {
    isValid: true,
    internationalNumber: parsed.formatInternational(),
    nationalNumber: parsed.formatNational(),
    // Numbers such as +800 belong to no region.
    regionCode: isForStories ? 'GB' : (parsed.country ?? null),
  };
}
