import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findAddresses, queries } from '../find.server.ts';
import { answerFinder } from '#app/platform/request/query.server.ts';

const schema = z.object({ text: queries.addressText });

/** Addresses that a text may mean: what the address finder suggests (HLP-11). */
export const loader = (args: LoaderFunctionArgs) =>
  answerFinder(args, schema, (call, { text }) => findAddresses(call, text));
