import type { ServicesContext } from './context.ts';
import { endpointFor, type Endpoint } from './http/endpoint.ts';
import type { PersonaRecord } from './personas/persona.ts';
import type { States } from './states/states.ts';

/** Who calls an API: the account that the token belongs to. */
export interface ApiCaller {
  readonly account: string;
}

/** Defines one endpoint of an API. */
export const endpoint = endpointFor<ApiCaller>();

/** The fake API of one external API. */
export interface Api {
  /** Path prefix; also the name in faults and in the request log. */
  readonly name: string;
  /** The name of the provider in the contracts. */
  readonly provider: string;
  /** The key in the query that a third party's API takes; all others take the token of a person. */
  readonly key?: string;
  readonly endpoints: readonly Endpoint<ApiCaller>[];
  /** The preconditions that the contracts ask for. */
  readonly states: States;
  /** Writes what a seeded account has here. It has nothing here before. */
  readonly seed: (account: string, record: PersonaRecord) => void;
}

export type ApiDefinition = (context: ServicesContext) => Api;
