import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findAddresses, queries } from '../lookups/find.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ text: queries.addressText });

export const loader = (args: LoaderFunctionArgs) =>
  respondToLookup(args, schema, (call, { text }) => findAddresses(call, text));
