import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { checkNumber, queries } from '../lookups/find.server.ts';
import { answerLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ region: queries.region, number: queries.number });

/** Whether a number is one: what the phone field says while it is typed (HLP-7). */
export const loader = (args: LoaderFunctionArgs) => answerLookup(args, schema, checkNumber);
