import type { HttpBindings } from '@hono/node-server';
import type { SeenRequest } from '../requests/request-log.ts';

/** What a request carries through the middleware. */
export interface ServicesEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The account that the bearer token belongs to; null without a token that is known. */
    account: string | null;
    /** Whether nothing can be changed with that token. */
    onlyReads: boolean;
    /** The entry of this request in the log; requests that no API gets have none. */
    seen: SeenRequest | undefined;
  };
}
