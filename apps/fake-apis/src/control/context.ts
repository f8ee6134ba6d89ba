import type { Api } from '../api.ts';
import type { ServicesContext } from '../context.ts';
import type { Faults } from '../faults/faults.ts';
import { ApiError } from '../http/api-error.ts';
import { endpointFor } from '../http/endpoint.ts';
import type { AccessTokens } from '../oidc/access-tokens.ts';
import type { Accounts } from '../personas/accounts.ts';
import type { RequestLog } from '../requests/request-log.ts';

export interface ControlContext extends ServicesContext {
  readonly apis: readonly Api[];
  readonly accounts: Accounts;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly tokens: AccessTokens;
}

export const controlEndpoint = endpointFor<object>();

/** @throws ApiError 404 when the account does not exist */
export function requireAccount(accounts: Accounts, id: string): void {
  if (!accounts.has(id)) throw new ApiError(404, 'unknownPersona', `there is no persona "${id}"`);
}
