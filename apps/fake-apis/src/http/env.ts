import type { HttpBindings } from '@hono/node-server';
import type { SeenRequest } from '../requests/request-log.ts';

export interface ServicesEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The account to which the access token belongs; null if there is no valid token. */
    account: string | null;
    onlyReads: boolean;
    /** The log entry of this request; undefined for requests outside the APIs. */
    seen: SeenRequest | undefined;
  };
}
