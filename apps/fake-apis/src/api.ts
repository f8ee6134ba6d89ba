import type { ServicesContext } from './context.ts';
import { endpointFor, type Endpoint } from './http/endpoint.ts';
import type { PersonaRecord } from './personas/persona.ts';
import type { States } from './states/states.ts';

export interface ApiCaller {
  readonly account: string;
}

export const endpoint = endpointFor<ApiCaller>();

export interface Api {
  /** Path prefix of the API. Faults and the request log also use it as the name of the API. */
  readonly name: string;
  /** Name of the provider in the contracts. */
  readonly provider: string;
  /**
   * Name of the query parameter that contains the API key. Only third-party APIs have it; all other
   * APIs use the user's token.
   */
  readonly key?: string;
  readonly endpoints: readonly Endpoint<ApiCaller>[];
  readonly states: States;
  /** Writes the initial data for an account that has no data in this API yet. */
  readonly seed: (account: string, record: PersonaRecord) => void;
}

export type ApiDefinition = (context: ServicesContext) => Api;
