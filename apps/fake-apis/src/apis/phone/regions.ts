import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

export const regions = getCountries()
  .map((regionCode) => ({
    regionCode,
    displayRegion: names.of(regionCode) ?? regionCode,
    countryCode: getCountryCallingCode(regionCode),
  }))
  .sort((one, other) => one.displayRegion.localeCompare(other.displayRegion, 'en'));
