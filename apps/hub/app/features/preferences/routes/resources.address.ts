import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findAddressLines, queries } from '../lookups/find.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ id: queries.addressId });

export const loader = (args: LoaderFunctionArgs) =>
  respondToLookup(args, schema, (call, { id }) => findAddressLines(call, id));
