import type { LoaderFunctionArgs } from '@remix-run/node';
import { schemeNames } from '@applicant-hub/domain';
import { z } from 'zod';
import { getFaqs } from '#app/features/reference-data/reference.server.ts';
import { respondToLookup } from '#app/platform/request/query.server.ts';

const names = Object.values(schemeNames);

const schema = z.strictObject({
  schemes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)))
    // The same schemes in any order share one cached response.
    .transform((asked) => names.filter((name) => asked.includes(name))),
});

export const loader = (args: LoaderFunctionArgs) =>
  respondToLookup(args, schema, (call, { schemes }) => getFaqs(call, schemes));
