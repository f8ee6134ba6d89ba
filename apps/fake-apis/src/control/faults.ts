import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { OIDC } from '../oidc/provider.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

const fault = z
  .strictObject({
    status: z.int().min(200).max(599),
    delayMs: z.int().min(0).max(600_000),
    body: z.string(),
    contentType: z.string(),
    drop: z.boolean(),
    raw: z.string(),
    dripMs: z.int().min(1).max(1_000),
    padTo: z.int().min(1).max(32_000_000),
  })
  .partial()
  .refine(
    ({ status, delayMs, body, drop, raw, padTo }) =>
      [status, delayMs, body, drop, raw, padTo].some((part) => part != null),
    'needs a status, a delay, a body, a drop, raw bytes or a length',
  );

export function faultEndpoints({ apis, accounts, faults }: ControlContext) {
  const order = z.strictObject({
    api: z.enum([...apis.map(({ name }) => name), OIDC]),
    method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    path: z.string().startsWith('/').optional(),
    persona: z.string().optional(),
    requestId: z.string().optional(),
    fault,
    times: z.int().min(1).optional(),
  });
  return [
    controlEndpoint({
      method: 'PUT',
      path: '/faults',
      body: order,
      respond({ body }) {
        if (body.persona !== undefined) requireAccount(accounts, body.persona);
        return { id: faults.add(body).id };
      },
    }),
    controlEndpoint({
      method: 'GET',
      path: '/faults',
      respond: () => ({ faults: faults.list() }),
    }),
    controlEndpoint({
      method: 'DELETE',
      path: '/faults',
      query: { persona: z.string().optional() },
      respond: ({ query: { persona } }) => ({ removed: faults.clear(persona) }),
    }),
    controlEndpoint({
      method: 'DELETE',
      path: '/faults/:id',
      params: { id: z.string() },
      respond({ params: { id } }) {
        if (!faults.remove(id)) throw new ApiError(404, 'unknownFault', `no fault "${id}" is set`);
        return { removed: 1 };
      },
    }),
  ];
}
