import { z } from 'zod';
import { personas } from '../personas/personas.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

const personaQuery = { persona: z.string().optional() };

export const personaEndpoints = ({ accounts, faults, log, tokens }: ControlContext) => [
  controlEndpoint({
    method: 'POST',
    path: '/reset',
    query: personaQuery,
    respond({ query: { persona } }) {
      if (persona === undefined) accounts.resetAll();
      else {
        requireAccount(accounts, persona);
        accounts.reset(persona);
      }
      faults.clear(persona);
      log.clear({ persona });
      return { reset: persona ?? 'all' };
    },
  }),
  controlEndpoint({
    method: 'GET',
    path: '/personas',
    respond: () => ({
      personas: personas.map(({ id, name, lastName, situation, expected }) => ({
        id,
        name,
        lastName,
        situation,
        expected,
      })),
    }),
  }),
  controlEndpoint({
    method: 'POST',
    path: '/personas',
    body: z.strictObject({ copyOf: z.enum(personas.map(({ id }) => id)) }),
    respond: ({ body }) => ({ id: accounts.copy(body.copyOf) }),
  }),
  controlEndpoint({
    method: 'POST',
    path: '/tokens',
    body: z.strictObject({ persona: z.string() }),
    respond({ body: { persona } }) {
      requireAccount(accounts, persona);
      return { access_token: tokens.issue(persona) };
    },
  }),
  controlEndpoint({
    method: 'DELETE',
    path: '/tokens',
    query: { persona: z.string() },
    respond({ query: { persona } }) {
      requireAccount(accounts, persona);
      tokens.revokeAll(persona);
      return { revoked: persona };
    },
  }),
];
