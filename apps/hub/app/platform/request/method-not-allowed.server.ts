import { data } from '@remix-run/node';

/** The action of a route without forms. It exists because bots post to such pages too. */
export const methodNotAllowed = (): never => {
  throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
};
