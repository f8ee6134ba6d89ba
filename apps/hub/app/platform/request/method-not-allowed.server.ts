import { data } from '@remix-run/node';

/** The action of a route that only shows things: robots post to pages too. */
export const methodNotAllowed = (): never => {
  throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
};
