import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findSchools, queries } from '../find.server.ts';
import { answerFinder } from '#app/platform/request/query.server.ts';

const schema = z.object({ search: queries.schoolText });

/** Schools and colleges: what the school finder suggests (HLP-18). */
export const loader = (args: LoaderFunctionArgs) =>
  answerFinder(args, schema, (call, { search }) => findSchools(call, search));
