import type { LatLng } from '@applicant-hub/domain';
import { z } from 'zod';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';

export interface GeocodeClient {
  /** Finds the coordinates of a postcode (HLP-22). An unknown or invalid postcode is a failure. */
  geocode: (context: CallContext, postcode: string) => Promise<Result<LatLng>>;
}

export function createGeocodeClient(http: Http, baseUrl: string): GeocodeClient {
  const call = http('geocode', baseUrl);
  return {
    geocode: (context, postcode) =>
      call(
        {
          name: 'geocode',
          method: 'GET',
          path: `/api/v1/geocode-postcode?postcode=${encodeURIComponent(postcode)}`,
          schema: placeSchema,
        },
        context,
      ),
  };
}

const placeSchema = z
  .object({
    latitude: z.number().min(-90).max(90).describe('the place from which distances are measured'),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .describe('the place from which distances are measured'),
  })
  .transform(({ latitude, longitude }): LatLng => ({ lat: latitude, lng: longitude }));
