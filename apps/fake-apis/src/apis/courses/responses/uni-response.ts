import { campusOf, contactOf, extendedOf, figuresOf } from '../providers/uni-facts.ts';
import type { Provider } from '../providers/provider.ts';
import type { LatLng } from '../distance.ts';
import { distanceTo } from './course-response.ts';

export interface UniScope {
  readonly isExtended: boolean;
  readonly near: LatLng | null;
  /** Origin of the fake APIs. */
  readonly url: string;
}

/** A university (specification 0, section 3). */
export function uniResponse(provider: Provider, { isExtended, near, url }: UniScope) {
  const { providerId, name, sortName, latlon, town, postcode, country, place } = provider;
  return {
    providerId,
    latlon,
    name,
    sortName,
    address: {
      providerAddress1: name,
      providerAddress2: 'Admissions and enquiries',
      providerAddress3: '',
      providerLocation: town,
      providerPostcode: postcode,
    },
    country,
    ...contactOf(provider, url),
    ...campusOf(provider, url),
    ...figuresOf(provider),
    distance: distanceTo(place, near),
    entityId: `entity-${providerId}`,
    ...(isExtended ? { extended: extendedOf(provider, url) } : {}),
  };
}
