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

const rulesSchema = z.record(
  z.string(),
  z.object({ matchers: z.array(z.looseObject({ match: z.string() })) }),
);
type Rules = z.infer<typeof rulesSchema>;

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

/** The matchers of the answer's body. */
export const rulesOf = ({ response }: Interaction): Rules =>
  rulesSchema.parse(response.matchingRules?.['body'] ?? {});

const STEP = /\.([^.[]+)|\[(?:'([^']+)'|(\d+|\*))\]/g;

/**
 * The matchers that decide about a part of a body: its own, or those of the nearest part around it.
 * None: the part must be exactly as the contract has it.
 */
export function matchersAt(rules: Rules, path: Path): string[] {
  const [nearest] = Object.entries(rules)
    .map(([expression, { matchers }]) => ({
      steps: [...expression.matchAll(STEP)].map(([, name, quoted, place]) =>
        place === undefined || place === '*' ? (name ?? quoted ?? '*') : Number(place),
      ),
      names: matchers.map(({ match }) => match),
    }))
    .filter(
      ({ steps }) =>
        steps.length <= path.length &&
        steps.every((step, index) => step === '*' || step === path[index]),
    )
    .sort((a, b) => b.steps.length - a.steps.length);
  return nearest?.names ?? [];
}
