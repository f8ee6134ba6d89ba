import { MatchersV3 } from '@pact-foundation/pact';
import { asHub, type RequestBuilder } from '../testing/pact.ts';

const { like } = MatchersV3;

/** Matches each field by type; exact matchers can override single fields. */
export const likeEach = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, like(value)]));

export const asking =
  (parameters: Record<string, string | string[]>) => (request: RequestBuilder) => {
    asHub(request);
    request.query(parameters);
  };
