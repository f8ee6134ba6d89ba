import { type LatLng, toPlace } from '@applicant-hub/domain';
import { z } from 'zod';
import { optionalField } from '../http/optional-field.ts';

/** "latitude,longitude" in degrees; null when it is not a valid position (AMB-34). */
const latlonSchema = z
  .string()
  .nullable()
  .transform((text): LatLng | null => {
    const [, lat, lng] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text ?? '') ?? [];
    return toPlace(Number(lat), Number(lng));
  });

export const latlon = optionalField('latlon', latlonSchema, null);

export const distance = optionalField('distance', z.number().nullable(), null);

/** The value becomes a link, so anything that is not a web URL, such as a script, becomes null. */
const webAddressSchema = z
  .string()
  .nullable()
  .transform((text) => (/^https?:\/\//i.test(text ?? '') ? text : null));

/** URL of a web page; null when it is missing or unreadable. */
export const webAddress = (place: string) => optionalField(place, webAddressSchema, null);
