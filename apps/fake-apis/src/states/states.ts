import type { z } from 'zod';
import { readInput } from '../http/input.ts';

/** A precondition of a contract: what to write for the account that contracts are verified with. */
export interface State {
  /** @throws ApiError 400 that names a parameter that is unknown or wrong */
  readonly setUp: (account: string, params: unknown) => void;
  /** Removes what the state wrote into other APIs; teardown removes the rest. */
  readonly tearDown?: (account: string) => void;
}

/** The preconditions that an API can meet, by the sentences that the contracts use. */
export type States = Readonly<Record<string, State>>;

/**
 * Defines a precondition. It writes through what the endpoints read.
 *
 * @param params `z.strictObject` of the parameters
 */
export function state<Params extends z.ZodType>(
  params: Params,
  setUp: (account: string, params: z.output<Params>) => void,
  tearDown?: (account: string) => void,
): State {
  return {
    setUp: (account, given) => setUp(account, readInput('parameter', params, given)),
    ...(tearDown && { tearDown }),
  };
}
