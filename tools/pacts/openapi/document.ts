import { z } from 'zod';
import { rulesOf } from '../strength/body-rules.ts';
import type { Path } from '../fields/field-rules.ts';
import type { Pact } from '../pact.ts';
import type { FieldGroup } from '../reasons.ts';
import { type Place, placeOf } from './paths.ts';
import { type Schema, schemaOf, shapeOf, together } from './shape.ts';

type Interaction = Pact['interactions'][number];

/** The version of OpenAPI, whose schemas are JSON Schema 2020-12. */
const OPENAPI = '3.1.0';

/** Headers that every client sends automatically, or that OpenAPI describes elsewhere. */
const UNSAID = new Set(['accept', 'authorization', 'content-type']);

/** Headers of every request that no response depends on. */
const OPTIONAL = new Set(['X-Request-Id']);

/** An operation. Its examples are all requests with the same method and path template. */
interface Operation {
  readonly method: string;
  readonly template: string;
  readonly examples: readonly { readonly interaction: Interaction; readonly place: Place }[];
}

/**
 * Converts a contract to OpenAPI, for tools that read it: mock servers, code generators, editors.
 * The document is derived from the contract's examples. The contract itself contains more, because
 * it has states.
 *
 * @param groups the reasons why the hub reads the fields of the responses
 */
function openApiOf(pact: Pact, groups: readonly FieldGroup[]): object {
  const { name } = pact.provider;
  const operations = operationsOf(pact);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.template] = {
      ...paths[operation.template],
      [operation.method.toLowerCase()]: operationObject(operation, groups),
    };
  }
  const isSecured = pact.interactions.some(sendsToken);
  return {
    openapi: OPENAPI,
    info: {
      title: `${name}, as the applicant hub needs it`,
      version: '1.0.0',
      description:
        `Generated from the contract (../applicant-hub-${name}.json). Only the contract is binding: it ` +
        'also has the states on which its responses depend. Everything that is not in it is optional.',
    },
    servers: [{ url: `http://localhost:8080/${name.replace(/-api$/, '')}` }],
    paths,
    ...(isSecured && {
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    }),
  };
}

export const formatOpenApi = (pact: Pact, groups: readonly FieldGroup[]): string =>
  `${JSON.stringify(openApiOf(pact, groups), null, 2)}\n`;

function operationsOf({ provider, interactions }: Pact): Operation[] {
  const operations = new Map<string, Operation>();
  for (const interaction of interactions) {
    const { method, path } = interaction.request;
    const place = placeOf(provider.name, path);
    const key = `${method} ${place.template}`;
    const known = operations.get(key)?.examples ?? [];
    operations.set(key, {
      method,
      template: place.template,
      examples: [...known, { interaction, place }],
    });
  }
  return [...operations].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, operation]) => operation);
}

const sendsToken = ({ request }: Interaction): boolean =>
  'Authorization' in (request.headers ?? {});

function operationObject(
  { method, template, examples }: Operation,
  groups: readonly FieldGroup[],
): object {
  const interactions = examples.map(({ interaction }) => interaction);
  const statuses = [...new Set(interactions.map(({ response }) => response.status))].sort();
  const bodies = interactions.filter(({ request }) => request.body !== undefined);
  return {
    operationId: operationId(method, template),
    summary: (interactions.find(({ response }) => response.status < 300) ?? interactions[0])
      ?.description,
    security: securityOf(interactions),
    parameters: [
      ...pathParameters(examples.map(({ place }) => place)),
      ...parametersIn(
        'query',
        interactions.map(({ request }) => request.query ?? {}),
      ),
      ...parametersIn(
        'header',
        interactions.map(({ request }) =>
          Object.fromEntries(
            Object.entries(request.headers ?? {}).filter(
              ([name]) => !UNSAID.has(name.toLowerCase()),
            ),
          ),
        ),
      ),
    ],
    ...(bodies.length > 0 && {
      requestBody: {
        required: bodies.length === interactions.length,
        content: contentOf(bodies, 'request', () => undefined),
      },
    }),
    responses: Object.fromEntries(
      statuses.map((status) => [
        String(status),
        responseObject(
          interactions.filter(({ response }) => response.status === status),
          groups,
        ),
      ]),
    ),
  };
}

/** An empty list means that the operation needs no token, and `{}` that the token is optional. */
function securityOf(interactions: readonly Interaction[]): object[] {
  const withToken = interactions.filter(sendsToken);
  // A refused request is not a second way to call the operation.
  const isOptional = interactions.some((one) => !sendsToken(one) && one.response.status < 400);
  if (withToken.length === 0) return [];
  return isOptional ? [{}, { token: [] }] : [{ token: [] }];
}

/** For example `getApiV1Things`. It is unique because it contains the whole path. */
const operationId = (method: string, template: string): string =>
  method.toLowerCase() +
  template
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

function pathParameters(places: readonly Place[]): object[] {
  const [first] = places;
  return Object.keys(first?.values ?? {}).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    examples: namedExamples(places.flatMap(({ values }) => values[name] ?? [])),
  }));
}

/** The named parameters of requests. A name that occurs several times in one request is a list. */
function parametersIn(
  place: 'query' | 'header',
  requests: readonly Readonly<Record<string, readonly string[]>>[],
): object[] {
  const names = [...new Set(requests.flatMap(Object.keys))].sort();
  return names.map((name) => {
    const values = requests.flatMap((request) => (request[name] ? [request[name]] : []));
    const isList = values.some(({ length }) => length > 1);
    return {
      name,
      in: place,
      required: values.length === requests.length && !OPTIONAL.has(name),
      schema: isList ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
      examples: namedExamples(values.map((all) => (isList ? all : (all[0] ?? '')))),
    };
  });
}

const namedExamples = (values: readonly (string | readonly string[])[]): object =>
  Object.fromEntries(
    [...new Map(values.map((value) => [JSON.stringify(value), value])).values()].map(
      (value, index) => [`example${index + 1}`, { value }],
    ),
  );

function responseObject(
  interactions: readonly Interaction[],
  groups: readonly FieldGroup[],
): object {
  const withBody = interactions.filter(({ response }) => response.body !== undefined);
  return {
    description: interactions.map(({ description }) => description).join('; '),
    ...(withBody.length > 0 && {
      content: contentOf(withBody, 'response', (path) => reasonFor(interactions, groups, path)),
    }),
  };
}

function reasonFor(
  interactions: readonly Interaction[],
  groups: readonly FieldGroup[],
  path: Path,
): string | undefined {
  const jsonPath = path.reduce((all, part) => all + (part === '[*]' ? part : `.${part}`), '$');
  return groups
    .filter((group) => group.interactions.some((one) => interactions.includes(one)))
    .flatMap(({ rows }) => rows)
    .find((row) => row.path === jsonPath)?.reason;
}

const contentType = z.object({ 'Content-Type': z.tuple([z.string()]) });

function contentOf(
  interactions: readonly Interaction[],
  side: 'request' | 'response',
  descriptionOf: (path: Path) => string | undefined,
): object {
  const [first] = interactions;
  const [type] = contentType.parse(first?.[side].headers)['Content-Type'];
  if (type !== 'application/json') return { [type]: { schema: { type: 'string' } } };
  return {
    [type]: {
      schema: bodySchema(interactions, side, descriptionOf),
      examples: Object.fromEntries(
        interactions.map((one) => [
          exampleName(one.description),
          { summary: one.description, value: one[side].body?.content },
        ]),
      ),
    },
  };
}

/** OpenAPI allows only these characters in example names. */
const exampleName = (description: string): string =>
  description.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');

function bodySchema(
  interactions: readonly Interaction[],
  side: 'request' | 'response',
  descriptionOf: (path: Path) => string | undefined,
): Schema {
  const shapes = interactions.map((one) =>
    shapeOf(one[side].body?.content, side === 'response' ? rulesOf(one) : {}),
  );
  return schemaOf(shapes.reduce(together), descriptionOf);
}
