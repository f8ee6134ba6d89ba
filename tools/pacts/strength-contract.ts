import { z } from 'zod';
import type { Pact } from './pact.ts';

/** The steps from the whole of a body to a part of it: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

/** For example `$.results[0].name`; `$` is the whole. */
export const formatPath = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`),
    '$',
  );

const headersSchema = z.record(z.string(), z.array(z.string()));
const bodySchema = z.object({
  content: z.json(),
  encoded: z.union([z.literal(false), z.string()]),
});

const requestSchema = z.looseObject({
  method: z.string(),
  path: z.string(),
  headers: headersSchema.optional(),
  query: headersSchema.optional(),
  body: bodySchema.optional(),
});
const responseSchema = z.looseObject({
  status: z.int(),
  headers: headersSchema.optional(),
  body: bodySchema.optional(),
  matchingRules: z.record(z.string(), z.json()).optional(),
});

/** An interaction with what it says of the request and of the answer. */
export type Interaction = Pick<Pact['interactions'][number], 'description' | 'providerStates'> & {
  readonly request: z.infer<typeof requestSchema>;
  readonly response: z.infer<typeof responseSchema>;
};

/** @throws when an interaction is written in a way that this tool does not know */
export const interactionsOf = ({ interactions }: Pact): Interaction[] =>
  interactions.map(({ request, response, ...interaction }) => ({
    ...interaction,
    request: requestSchema.parse(request),
    response: responseSchema.parse(response),
  }));
