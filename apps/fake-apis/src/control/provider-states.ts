import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { refusalsOf } from '../states/refusals.ts';
import type { States } from '../states/states.ts';
import { controlEndpoint, type ControlContext } from './context.ts';

/** The account for contract verification, and the token that the verifier sends. */
const PACT_ACCOUNT = 'pact';
const PACT_TOKEN = 'pact-token';

const stateChange = z.strictObject({
  action: z.enum(['setup', 'teardown']).default('setup'),
  /** Empty for an interaction without a state. */
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

/**
 * The endpoints with which the verifier sets up provider states. An unknown state returns 422, so
 * that the verification fails and the error is noticed.
 */
export function providerStateEndpoints({
  apis,
  accounts,
  records,
  tokens,
  transaction,
}: ControlContext) {
  const statesOf = ({ name, key, states }: (typeof apis)[number]): States => ({
    ...states,
    ...(key === undefined && {
      'the access token is not accepted': refusalsOf(name, records).state(401),
    }),
  });

  return [
    controlEndpoint({
      method: 'POST',
      path: '/:provider/provider-states',
      params: { provider: z.string() },
      body: stateChange,
      respond({ params: { provider }, body: { action, state: name, params } }) {
        const api = apis.find((candidate) => candidate.provider === provider);
        if (api === undefined) {
          throw new ApiError(404, 'unknownProvider', `there is no provider "${provider}"`);
        }
        const state = Object.entries(statesOf(api)).find(([known]) => known === name)?.[1];
        if (state === undefined && name !== '') {
          throw new ApiError(422, 'unknownState', `${provider} has no state "${name}"`);
        }
        return transaction(() => {
          accounts.ensureEmpty(PACT_ACCOUNT);
          tokens.register(PACT_TOKEN, PACT_ACCOUNT);
          if (action === 'setup') state?.setUp(PACT_ACCOUNT, params);
          else {
            state?.tearDown?.(PACT_ACCOUNT);
            records.wipe(PACT_ACCOUNT, api.name);
          }
          return {};
        });
      },
    }),
  ];
}
