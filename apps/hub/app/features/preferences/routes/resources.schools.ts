import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findSchools, queries } from '../lookups/find.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ search: queries.schoolText });

export const loader = (args: LoaderFunctionArgs) =>
  respondToLookup(args, schema, (call, { search }) => findSchools(call, search));
