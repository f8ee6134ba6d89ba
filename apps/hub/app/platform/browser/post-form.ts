import { formParameters } from './form-text.ts';

/** The session was lost: only a fresh sign-in helps. */
export const SESSION_LOST = 'session lost';

/** The hub could not be reached, or did not answer in time. */
export const OFFLINE = 'offline';

/** More was sent than one person or address may send: nothing was saved, and a little later it can be. */
export const LIMITED = 'limited';

/** The parts of a request that are not the same for every form. */
type Options = Pick<RequestInit, 'keepalive' | 'signal'> & {
  /** Sends the fields as multipart, not as parameters. */
  isMultipart?: boolean;
};

/**
 * Sends a form by script to a route that answers with data; the form's fields hold its token. It
 * arrives although the page is left in the meantime, unless it is said otherwise. Never rejects.
 */
export async function postForm(
  action: string,
  fields: FormData,
  { isMultipart = false, ...init }: Options = {},
): Promise<Response | typeof SESSION_LOST | typeof OFFLINE> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: isMultipart ? fields : formParameters(fields),
      // A redirect would lead to the sign-in page.
      redirect: 'manual',
      keepalive: true,
      ...init,
    });
    return response.type === 'opaqueredirect' ? SESSION_LOST : response;
  } catch {
    return OFFLINE;
  }
}

/**
 * The same, with what the route answered.
 *
 * @returns null for whatever is no answer of the hub's
 */
export async function postForAnswer<T>(
  action: string,
  fields: FormData,
  options?: Options,
): Promise<T | typeof SESSION_LOST | typeof OFFLINE | typeof LIMITED | null> {
  const response = await postForm(action, fields, options);
  if (response === SESSION_LOST || response === OFFLINE) return response;
  if (response.status === 429) return LIMITED;
  if (!response.ok) return null;
  try {
    return (await response.json()) as T;
  } catch {
    return OFFLINE;
  }
}
