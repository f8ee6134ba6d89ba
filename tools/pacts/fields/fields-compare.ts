import { isDeepStrictEqual } from 'node:util';
import {
  type Exchange,
  exchangesOf,
  type FieldKind,
  type Fields,
  fieldsOf,
  isReadIn,
} from './fields-contracted.ts';
import type { FieldException } from './fields-exceptions.ts';
import { folderOf, type Reading } from './fields-read.ts';
import { pactFileName } from '../folders.ts';
import type { Pact } from '../pact.ts';

export interface Compared {
  readonly provider: string;
  /** The name of the operation, or a label for error responses. */
  readonly operation: string;
  /**
   * Method and path, such as `GET /api/v1/courses`, with `*` for variable parts of the path. Empty
   * for error responses.
   */
  readonly endpoint: string;
  /**
   * Number of fields that are both in the contract and read, including lists, items and objects.
   */
  readonly agreed: number;
  /** Messages with the field, the file and the fix. */
  readonly faults: readonly string[];
}

export function compareFields(
  pacts: readonly Pact[],
  readings: readonly Reading[],
  exceptions: readonly FieldException[],
): Compared[] {
  const exchanges = new Map(pacts.map((pact) => [pact.provider.name, exchangesOf(pact)]));
  const kinds = kindsOf(readings).map((kind): ResponseKind => {
    const provider = `${folderOf(kind[0].api)}-api`;
    return {
      provider,
      operation: kind[0].says === 'answer' ? kind[0].operation : everyRefusal,
      exchanges: (exchanges.get(provider) ?? []).filter((exchange) =>
        kind.some((reading) => isReadIn(exchange, reading)),
      ),
      asked: union(kind, 'asked'),
      used: union(kind, 'used'),
      listed: union(kind, 'listed'),
    };
  });
  const unread = [...exchanges].flatMap(([provider, all]) =>
    all
      .filter((exchange) => !readings.some((reading) => isReadIn(exchange, reading)))
      .map((exchange) => ({ ...nothingRead, provider, exchanges: [exchange] })),
  );
  const compared = [...kinds, ...unread].map((kind) => compareKind(kind, exceptions));
  return [...compared.filter(hasFields), ...needless(exceptions, kinds)];
}

const everyRefusal = 'every refusal';

const hasFields = ({ agreed, faults }: Compared) => agreed > 0 || faults.length > 0;

/**
 * Groups readings by the kind of response. Responses of one operation with one status are one kind,
 * and all error responses of an API are one kind. Two operations with the same request share their
 * kinds.
 */
function kindsOf(readings: readonly Reading[]): Kind[] {
  let kinds: Kind[] = [];
  for (const reading of readings) {
    const isSame = (kind: Kind) => kind.some((other) => isSameKind(other, reading));
    const same = kinds.filter(isSame).flat();
    kinds = [...kinds.filter((kind) => !isSame(kind)), [reading, ...same]];
  }
  return kinds;
}
type Kind = readonly [Reading, ...Reading[]];

function isSameKind(one: Reading, other: Reading): boolean {
  if (one.api !== other.api || one.says !== other.says) return false;
  if (one.says === 'refusal') return true;
  const isSameRequest = () =>
    one.requests.some((request) => other.requests.some((each) => isDeepStrictEqual(each, request)));
  return one.status === other.status && (one.operation === other.operation || isSameRequest());
}

interface ResponseKind {
  readonly provider: string;
  readonly operation: string;
  readonly exchanges: readonly Exchange[];
  readonly asked: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
}

const nothingRead = {
  operation: 'read by no client',
  ...{ asked: new Set<string>(), used: new Set<string>(), listed: new Set<string>() },
};

const union = (readings: readonly Reading[], of: 'asked' | 'used' | 'listed'): Set<string> =>
  new Set(readings.flatMap((reading) => reading[of]));

function compareKind(
  { provider, operation, exchanges, asked, used, listed }: ResponseKind,
  exceptions: readonly FieldException[],
): Compared {
  const fieldsOfEach = exchanges.map((exchange) => ({
    description: exchange.description,
    fields: fieldsOf(exchange, listed),
  }));
  const fields = merge(fieldsOfEach.map(({ fields }) => fields));
  // A list or object with content counts as read when its content is read.
  const isRead = (path: string, kind: FieldKind) =>
    kind === 'filled' || used.has(path) || (kind === 'empty' && asked.has(path));
  const idle = [...fields].flatMap(([path, kind]) => (isRead(path, kind) ? [] : [path]));
  const uncontracted = [...asked].filter(
    (path) => !fields.has(path) && !exceptions.some(isAbout(provider, path)),
  );

  const pact = `pacts/${pactFileName(provider)}`;
  const test = `libs/api-clients/src/${provider.replace(/-api$/, '')}/client.pact.test.ts`;
  return {
    provider,
    operation,
    endpoint: operation === everyRefusal ? '' : endpointOf(exchanges),
    agreed: fields.size - idle.length,
    faults: [
      ...idle.map((path) => {
        const { description = '' } = fieldsOfEach.find(({ fields }) => fields.has(path)) ?? {};
        const [why, where] = asked.has(path)
          ? ['its value is not used', `${test} and from the schema`]
          : ['no client reads it', test];
        return `${path} is in ${pact} ("${description}"), but ${why}: remove it from ${where}, or use it`;
      }),
      ...uncontracted.map(
        (path) =>
          `${path} is read, but is in no response of ${pact}: ` +
          `add it to a response in ${test}, or remove it from the schema`,
      ),
    ],
  };
}

const isAbout =
  (provider: string, path: string) =>
  (exception: FieldException): boolean =>
    exception.provider === provider && exception.path === path;

/** Exceptions for fields that no client reads any more. */
function needless(
  exceptions: readonly FieldException[],
  kinds: readonly ResponseKind[],
): Compared[] {
  return exceptions
    .filter(
      ({ provider, path }) =>
        !kinds.some((kind) => kind.provider === provider && kind.asked.has(path)),
    )
    .map(({ provider, path }) => ({
      provider,
      operation: 'exception',
      endpoint: '',
      agreed: 0,
      faults: [`${path} is not read: remove it from tools/pacts/fields/fields-exceptions.ts`],
    }));
}

/**
 * Merges the fields of several responses. A field counts as filled if it is filled in at least one
 * response.
 */
function merge(all: readonly Fields[]): Fields {
  const merged = new Map<string, FieldKind>();
  for (const fields of all) {
    for (const [path, kind] of fields) {
      if (merged.get(path) !== 'filled') merged.set(path, kind);
    }
  }
  return merged;
}

/** The method and path pattern of exchanges with one endpoint. */
function endpointOf(exchanges: readonly Exchange[]): string {
  const [first = [], ...others] = exchanges.map(({ request: { method, path } }) =>
    `${method} ${path}`.split('/'),
  );
  return first
    .map((segment, at) => (others.every((other) => other[at] === segment) ? segment : '*'))
    .join('/');
}
