import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { getTariffTypes } from '#app/features/reference-data/reference.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';
import { nameOf } from '../calculator/named-types.server.ts';

const schema = z.strictObject({ named: z.string().max(16) });

/** The list of qualifications; null if the requested name is not the current name. */
export const loader = (args: LoaderFunctionArgs) =>
  respondToLookup(args, schema, async (call, { named }) => {
    const list = await getTariffTypes(call);
    return list.ok && nameOf(list.value) !== named ? { ok: true, value: null } : list;
  });
