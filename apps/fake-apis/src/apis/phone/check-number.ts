import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Mobile numbers that Ofcom reserves for drama. The personas have these numbers. */
const forStories = /^\+447700900\d{3}$/;

/** All details are null for an invalid number. */
export function checkNumber(number: string, region: CountryCode) {
  // `extract: false` makes a number inside longer text invalid.
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
