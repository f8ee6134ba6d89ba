import { m } from '@applicant-hub/copy';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { getPhoneRegions } from '#app/features/reference-data/reference.server.ts';
import { HOME_REGION } from '../questions/fields.ts';
import type { Choice } from '../questions/view.ts';

/**
 * Regions of phone numbers for a select, the home region first. If they fail to load, the home
 * region is the only option: a number with its country code needs no region. Empty without the
 * phone API, because the form then has no such select.
 */
export async function phoneRegions(call: SessionScope): Promise<Choice[]> {
  if (call.context.clients.phone === null) return [];
  const found = await getPhoneRegions(call);
  const regions = found.ok ? found.value : [];
  const options = regions.map(({ regionCode, displayRegion, countryCode }) => ({
    value: regionCode,
    label: m.lookups_phone_region_option({ name: displayRegion, code: countryCode }),
  }));
  const home = options.find(({ value }) => value === HOME_REGION) ?? {
    value: HOME_REGION,
    label: m.lookups_phone_home_region(),
  };
  return [home, ...options.filter(({ value }) => value !== HOME_REGION)];
}
