import { z } from 'zod';
import { OIDC } from '../oidc/provider.ts';
import { controlEndpoint, type ControlContext } from './context.ts';

export function requestEndpoints({ apis, log }: ControlContext) {
  const filter = {
    api: z.enum([...apis.map(({ name }) => name), OIDC]).optional(),
    persona: z.string().optional(),
    requestId: z.string().optional(),
  };
  return [
    controlEndpoint({
      method: 'GET',
      path: '/requests',
      query: filter,
      respond: ({ query }) => ({ requests: log.list(query) }),
    }),
    controlEndpoint({
      method: 'DELETE',
      path: '/requests',
      query: filter,
      respond: ({ query }) => ({ removed: log.clear(query) }),
    }),
  ];
}
