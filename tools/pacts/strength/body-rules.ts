import { z } from 'zod';
import type { Pact } from '../pact.ts';

/** A name, an index in a list, or `[*]` for every item of a list. */
type Step = string | number;

/** The matching rules of a body, by JSON path. */
const bodyRulesSchema = z.record(
  z.string(),
  z.looseObject({
    matchers: z.array(
      z.looseObject({
        match: z.string(),
        regex: z.string().optional(),
        value: z.string().optional(),
      }),
    ),
  }),
);
export type BodyRules = z.infer<typeof bodyRulesSchema>;
export type Matcher = BodyRules[string]['matchers'][number];

export const rulesOf = ({ response }: Pick<Pact['interactions'][number], 'response'>): BodyRules =>
  bodyRulesSchema.parse(response.matchingRules?.['body'] ?? {});

const STEP = /\.([^.[]+)|\[(?:'([^']+)'|(\d+|\*))\]/g;

const stepsOf = (jsonPath: string): Step[] =>
  [...jsonPath.matchAll(STEP)].map(([, name, quoted, place]) => {
    if (place === undefined) return name ?? quoted ?? '';
    return place === '*' ? '[*]' : Number(place);
  });

/**
 * The matchers that apply to a part of a body: the matchers of the part itself, or those of the
 * nearest ancestor. Without matchers the part must equal the contract's value.
 */
export function matchersAt(rules: BodyRules, path: readonly Step[]): readonly Matcher[] {
  const [nearest] = Object.entries(rules)
    .map(([jsonPath, { matchers }]) => ({ steps: stepsOf(jsonPath), matchers }))
    .filter(
      ({ steps }) =>
        steps.length <= path.length && steps.every((step, index) => isSame(step, path[index])),
    )
    .sort((a, b) => b.steps.length - a.steps.length);
  return nearest?.matchers ?? [];
}

const isItem = (step: Step | undefined): boolean => typeof step === 'number' || step === '[*]';

function isSame(one: Step, other: Step | undefined): boolean {
  if (isItem(one) && isItem(other)) return one === other || one === '[*]' || other === '[*]';
  return one === other || (one === '*' && !isItem(other));
}
