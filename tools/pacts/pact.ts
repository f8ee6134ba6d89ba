import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const providerState = z.looseObject({
  name: z.string(),
  params: z.record(z.string(), z.json()).optional(),
});
export type ProviderState = z.infer<typeof providerState>;

const headers = z.record(z.string(), z.array(z.string())).optional();
const body = z.looseObject({ content: z.json().optional() }).optional();

/** The parts of a version 4 contract that the tools read. */
const pactSchema = z.looseObject({
  consumer: z.looseObject({ name: z.string() }),
  provider: z.looseObject({ name: z.string() }),
  interactions: z.array(
    z.looseObject({
      description: z.string(),
      pending: z.boolean().optional(),
      providerStates: z.array(providerState).optional(),
      comments: z.looseObject({ text: z.array(z.string()).default([]) }).optional(),
      request: z.looseObject({
        method: z.string(),
        path: z.string(),
        query: z.record(z.string(), z.array(z.string())).optional(),
        headers,
        body,
      }),
      response: z.looseObject({
        status: z.int(),
        headers,
        body,
        matchingRules: z.record(z.string(), z.json()).optional(),
      }),
    }),
  ),
  metadata: z.looseObject({ pactSpecification: z.looseObject({ version: z.string() }) }),
});
export type Pact = z.infer<typeof pactSchema>;

/** @throws when the text is not a contract */
export const parsePact = (text: string): Pact => pactSchema.parse(JSON.parse(text));

export function listJsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

export const readPacts = (folder: string): Pact[] =>
  listJsonFiles(folder).map((name) => parsePact(readFileSync(join(folder, name), 'utf8')));

/**
 * Faults of a contract that a verification does not report, because it would pass without checking
 * everything.
 */
export function faultsOf({ provider, interactions }: Pact): string[] {
  const descriptions = interactions.map(({ description }) => description);
  const repeated = descriptions.filter((text, index) => descriptions.indexOf(text) !== index);
  const pending = interactions.filter(({ pending }) => pending === true);
  return [
    ...(interactions.length === 0 ? ['has no interactions'] : []),
    ...repeated.map((text) => `has more than one interaction "${text}"`),
    ...pending.map(({ description }) => `has the pending interaction "${description}"`),
  ].map((fault) => `${provider.name} ${fault}`);
}

/** Formats a contract so that the text depends only on its content. */
export function formatPact(pact: Pact): string {
  const { pactSpecification } = pact.metadata;
  const interactions = pact.interactions.toSorted((a, b) =>
    a.description < b.description ? -1 : 1,
  );
  const said = { ...pact, interactions, metadata: { pactSpecification } };
  return `${JSON.stringify(said, withSortedKeys, 2)}\n`;
}

/** A replacer for `JSON.stringify` that sorts the keys of objects. */
const withSortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
