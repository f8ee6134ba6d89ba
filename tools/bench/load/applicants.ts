import { z } from 'zod';
import { cutFavourites, favouriteLists } from '../favourites.ts';
import { control, servicesUrl } from '../stack/fake-apis.ts';

/** A persona with 500 favourites of each kind. */
const fullest = 'heavy';

const copied = z.object({ id: z.string() });
const issued = z.object({ access_token: z.string() });

/**
 * Creates an applicant with a copy of a persona's data. The copy does not share state with the
 * original.
 *
 * @returns the user name; the password is the same for all personas
 */
export async function copyOf(persona: string): Promise<string> {
  return copied.parse(await control('POST', '/personas', { copyOf: persona })).id;
}

/**
 * Creates an applicant with the newest favourites of the `fullest` persona.
 *
 * @param favourites number of favourites of each kind, at most 500
 * @returns the user name; the password is the same for all personas
 */
export async function applicantWith(favourites: number): Promise<string> {
  const id = await copyOf(fullest);
  const token = issued.parse(await control('POST', '/tokens', { persona: id })).access_token;
  const response = await fetch(`${servicesUrl}/identity/api/v1/hub/favourites`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const all = favouriteLists.parse(await response.json());
  await control('PUT', `/users/${id}`, { favourites: cutFavourites(all, favourites) });
  return id;
}
