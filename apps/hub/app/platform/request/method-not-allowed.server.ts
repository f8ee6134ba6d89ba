import { data } from '@remix-run/node';

/** The action of a route without forms. It responds to bots, which also post to such pages. */
export const methodNotAllowed = (): never => {
  throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
};
