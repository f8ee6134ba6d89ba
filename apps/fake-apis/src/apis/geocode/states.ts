import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import type { Places } from './places.ts';
import { requirePostcode } from './routes.ts';

const place = z.strictObject({
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const geocodeStates = (places: Places): States => ({
  'a postcode is at a place': state(place, (account, { postcode, latitude, longitude }) => {
    places.move(account, requirePostcode(postcode), [latitude, longitude]);
  }),
});
