import { type LatLng, toPlace } from '@applicant-hub/domain';
import { z } from 'zod';
import { pictureSchema } from '../http/address.ts';
import { optionalField } from '../http/optional-field.ts';

/** A picture; null when there is none, or it cannot be read. */
export const picture = (place: string) => optionalField(place, pictureSchema, null);

/** "latitude,longitude" in degrees. Whatever is no place on the map is none (AMB-34). */
const latlonSchema = z
  .string()
  .nullable()
  .transform((text): LatLng | null => {
    const [, lat, lng] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text ?? '') ?? [];
    return toPlace(Number(lat), Number(lng));
  });

/** The place of a course or a university on the map. */
export const latlon = optionalField('latlon', latlonSchema, null);

/** Kilometres from the place that was asked about. */
export const distance = optionalField('distance', z.number().nullable(), null);

/** It becomes a link: whatever is no web address, or might be a script, is none. */
const webAddressSchema = z
  .string()
  .nullable()
  .transform((text) => (/^https?:\/\//i.test(text ?? '') ? text : null));

/** The address of a web page; null when there is none, or it cannot be read. */
export const webAddress = (place: string) => optionalField(place, webAddressSchema, null);
