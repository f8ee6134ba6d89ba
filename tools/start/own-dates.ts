import type { OwnItem } from '@applicant-hub/domain';
import type { Addresses } from './environment.ts';

type Urls = Pick<Addresses, 'servicesUrl' | 'hubServiceUrl'>;

const PATH = '/own-dates/api/v1/own-dates';

/**
 * Copies the own dates of the personas from the fake API to the hub's own service, as each persona.
 * A date that the service has stored, changed or removed before is not copied again. Without the
 * control API, which creates the tokens, nothing is copied.
 *
 * @throws when a call fails
 */
export async function copyOwnDates(urls: Urls, signal: AbortSignal): Promise<void> {
  const control = `${urls.servicesUrl}/__control`;
  const found = await fetch(`${control}/personas`, { signal });
  if (found.status === 404) return;
  const { personas } = await read<{ personas: { id: string }[] }>(found);
  for (const { id: persona } of personas) {
    const made = await fetch(`${control}/tokens`, {
      method: 'POST',
      body: JSON.stringify({ persona }),
      signal,
    });
    const { access_token: token } = await read<{ access_token: string }>(made);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const listed = await fetch(`${urls.servicesUrl}${PATH}`, { headers, signal });
    const { dates } = await read<{ dates: OwnItem[] }>(listed);
    for (const date of dates) {
      const body = { ...date, id: undefined, version: undefined, expectedVersion: 0 };
      const saved = await fetch(`${urls.hubServiceUrl}${PATH}/${date.id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
        signal,
      });
      // 409 means that the persona has changed or removed the date.
      if (saved.status !== 409) await read(saved);
    }
  }
}

/** @throws when the response is not a success */
async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
  return (await response.json()) as T;
}
