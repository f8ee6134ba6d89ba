import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiFileName, pactsFolder } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { placeOf, templates } from './paths.ts';
import { schemaOf, shapeOf, together } from './shape.ts';

const content = z.record(
  z.string(),
  z.looseObject({
    schema: z.looseObject({}),
    examples: z.record(z.string(), z.looseObject({ value: z.json().optional() })).optional(),
  }),
);
const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        requestBody: z.looseObject({ content }).optional(),
        responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
      }),
    ),
  ),
});

const pacts = readPacts(pactsFolder);
const read = (provider: string): object =>
  z
    .looseObject({})
    .parse(JSON.parse(readFileSync(join(pactsFolder, openApiFileName(provider)), 'utf8')));

function bodiesOf(provider: string) {
  const { paths } = documentSchema.parse(read(provider));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations
    .flatMap(({ requestBody, responses }) => [
      requestBody?.content,
      ...Object.values(responses).map((response) => response.content),
    ])
    .flatMap((types) => Object.values(types ?? {}))
    .map(({ schema, examples = {} }) => ({
      schema,
      values: Object.values(examples).map(({ value }) => value),
    }));
}

describe.each(pacts.map(({ provider }) => provider.name))('%s as OpenAPI', (provider) => {
  it('the document is valid', async () => {
    const { valid, errors } = await new Validator().validate(read(provider) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('the document has every request and response status of the contract, and unique operation ids', () => {
    const { paths } = documentSchema.parse(read(provider));
    const interactions = pacts.find((pact) => pact.provider.name === provider)?.interactions ?? [];
    expect(interactions).not.toHaveLength(0);
    for (const { request, response } of interactions) {
      const operation =
        paths[placeOf(provider, request.path).template]?.[request.method.toLowerCase()];
      expect(operation?.responses).toHaveProperty(String(response.status));
    }
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every successful request of the contract has the security that its operation requires', () => {
    const { paths } = documentSchema.parse(read(provider));
    const interactions = pacts.find((pact) => pact.provider.name === provider)?.interactions ?? [];
    for (const { description, request, response } of interactions) {
      if (response.status >= 400) continue;
      const operation =
        paths[placeOf(provider, request.path).template]?.[request.method.toLowerCase()];
      const schemes = 'Authorization' in (request.headers ?? {}) ? ['token'] : [];
      const allowed = operation?.security.map(Object.keys) ?? [];
      expect(allowed.length === 0 ? [[]] : allowed, description).toContainEqual(schemes);
    }
  });

  it('the schemas accept every example, and reject it when one of its fields has another type', () => {
    const ajv = new Ajv2020({ strict: false });
    const bodies = bodiesOf(provider).filter(({ values }) => values.length > 0);
    for (const { schema, values } of bodies) {
      const isValid = ajv.compile(schema);
      for (const value of values) {
        expect(isValid(value), JSON.stringify(isValid.errors)).toBe(true);
        expect(isValid(spoilt(value)), JSON.stringify(spoilt(value))).toBe(false);
      }
    }
  });
});

/** A copy of a value in which the deepest part of the first field has another type. */
function spoilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'spoilt' : value.map(spoilt);
  if (typeof value === 'object' && value !== null) {
    const [[name, part] = [], ...others] = Object.entries(value);
    return name === undefined ? 'spoilt' : { ...Object.fromEntries(others), [name]: spoilt(part) };
  }
  return { spoilt: true };
}

it('a path is converted to its template with decoded parameters, and every template is used', () => {
  const used = pacts.map(({ provider, interactions }) => [
    provider.name,
    new Set(interactions.map(({ request }) => placeOf(provider.name, request.path).template)),
  ]);
  const known = new Map(used as [string, Set<string>][]);
  for (const [provider, listed] of Object.entries(templates)) {
    for (const template of listed) expect(known.get(provider)).toContain(template);
  }
  expect(placeOf('address-api', '/autocomplete/LE1%203HP')).toEqual({
    template: '/autocomplete/{text}',
    values: { text: 'LE1 3HP' },
  });
  expect(placeOf('phone-api', '/api/v1/regions')).toEqual({
    template: '/api/v1/regions',
    values: {},
  });
});

describe('the schema of several examples', () => {
  const pattern = { '$.a': { matchers: [{ match: 'regex', regex: '^x' }] } };
  const other = { '$.a': { matchers: [{ match: 'regex', regex: '^y' }] } };
  const whole = { '$.a': { matchers: [{ match: 'integer' }] } };

  it.each([
    [
      'a field that one example lacks is optional',
      [[{ a: '' }], [{}]],
      { a: { type: 'string' } },
      [],
    ],
    [
      'null in one example and a text in another allow both types',
      [[{ a: null }], [{ a: '' }]],
      { a: { type: ['null', 'string'] } },
      ['a'],
    ],
    [
      'a whole number and another number allow any number',
      [[{ a: 1 }, whole], [{ a: 2 }]],
      { a: { type: 'number' } },
      ['a'],
    ],
    [
      'a rule for whole numbers gives an integer',
      [[{ a: 1 }, whole]],
      { a: { type: 'integer' } },
      ['a'],
    ],
    [
      'a pattern of a text is preserved',
      [[{ a: 'x' }, pattern]],
      { a: { type: 'string', pattern: '^x' } },
      ['a'],
    ],
    [
      'two patterns of a text allow both',
      [
        [{ a: 'x' }, pattern],
        [{ a: 'y' }, other],
      ],
      { a: { type: 'string', pattern: '(?:^x)|(?:^y)' } },
      ['a'],
    ],
    [
      'one example without a pattern allows any text',
      [[{ a: 'x' }, pattern], [{ a: 'z' }]],
      { a: { type: 'string' } },
      ['a'],
    ],
    [
      'all items of a list share one schema',
      [[{ a: [{ b: 1 }, { b: 2, c: '' }] }], [{ a: [] }]],
      {
        a: {
          type: 'array',
          items: {
            type: 'object',
            properties: { b: { type: 'number' }, c: { type: 'string' } },
            required: ['b'],
          },
        },
      },
      ['a'],
    ],
  ] as const)('%s', (_case, examples, properties, required) => {
    const shapes = examples.map(([value, rules = {}]) => shapeOf(value, rules as never));
    expect(schemaOf(shapes.reduce(together))).toEqual({
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
    });
  });
});
