import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { checkNumber, queries } from '../lookups/find.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ region: queries.region, number: queries.number });

/** Checks a number for the phone field while the user types (HLP-7). */
export const loader = (args: LoaderFunctionArgs) => respondToLookup(args, schema, checkNumber);
