import type { z } from 'zod';
import { readInput } from '../http/input.ts';

/** A provider state of a contract: it writes data for the verification account. */
export interface State {
  /** @throws ApiError 400 that names an unknown or invalid parameter */
  readonly setUp: (account: string, params: unknown) => void;
  /** Removes data that the state wrote into other APIs; the general teardown removes the rest. */
  readonly tearDown?: (account: string) => void;
}

/** The provider states of an API, by their text in the contracts. */
export type States = Readonly<Record<string, State>>;

/**
 * Defines a provider state. It writes to the same store that the endpoints read.
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
