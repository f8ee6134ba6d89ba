import { formParameters } from './form-text.ts';

export const SESSION_LOST = 'session lost';

/** The hub was unreachable, or did not respond in time. */
export const OFFLINE = 'offline';

/**
 * The rate limit for the user or the IP address was exceeded: nothing was saved, but a later retry
 * can succeed.
 */
export const LIMITED = 'limited';

type Options = Pick<RequestInit, 'keepalive' | 'signal'> & {
  isMultipart?: boolean;
};

/**
 * Posts a form by script to a route that responds with data. The form's fields contain its CSRF
 * token. The request continues after the user leaves the page, unless `keepalive` is false. Never
 * rejects.
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
      // Redirects are not followed, because they lead to the sign-in page.
      redirect: 'manual',
      keepalive: true,
      ...init,
    });
    return response.type === 'opaqueredirect' ? SESSION_LOST : response;
  } catch {
    return OFFLINE;
  }
}

export async function postForJson<T>(
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
