import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findAddresses, queries } from '../lookups/find.server.ts';
import { answerLookup } from '#app/platform/request/query.server.ts';

const schema = z.object({ text: queries.addressText });

/** Returns suggestions for the address lookup (HLP-11). */
export const loader = (args: LoaderFunctionArgs) =>
  answerLookup(args, schema, (call, { text }) => findAddresses(call, text));
