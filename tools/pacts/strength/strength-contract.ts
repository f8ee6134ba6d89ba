import { z } from 'zod';
import type { Pact } from '../pact.ts';

/** The path from the whole body to a part: field names and list indexes. */
export type Path = readonly (string | number)[];

/** For example `$.results[0].name`; `$` is the whole body. */
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

export type Interaction = Pick<Pact['interactions'][number], 'description' | 'providerStates'> & {
  readonly request: z.infer<typeof requestSchema>;
  readonly response: z.infer<typeof responseSchema>;
};

/** @throws when the format of an interaction is unknown to this tool */
export const interactionsOf = ({ interactions }: Pact): Interaction[] =>
  interactions.map(({ request, response, ...interaction }) => ({
    ...interaction,
    request: requestSchema.parse(request),
    response: responseSchema.parse(response),
  }));
