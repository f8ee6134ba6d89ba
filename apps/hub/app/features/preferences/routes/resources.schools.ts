import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findSchools, queries } from '../lookups/find.server.ts';
import { answerLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ search: queries.schoolText });

export const loader = (args: LoaderFunctionArgs) =>
  answerLookup(args, schema, (call, { search }) => findSchools(call, search));
