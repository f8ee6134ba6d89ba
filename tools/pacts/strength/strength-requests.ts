import type { z } from 'zod';
import type { Request } from '../verify/proxy.ts';
import { formatPath, type Interaction } from './strength-contract.ts';

/** One way in which the hub's request could differ from the contract. */
export interface RequestMutation {
  /** The renamed part: `path[1]`, `query.limit`, `header.Authorization`, `body.items`. */
  readonly path: string;
  readonly kind: 'renamed';
  readonly apply: (request: Request) => Request;
}

type Json = z.core.util.JSONType;

/**
 * Headers that affect no response: each response has one format, there is no cache between the hub
 * and the API, and the request id is only for logs.
 */
const withoutEffect = ['Accept', 'Cache-Control', 'X-Request-Id'];

/** Whether a path segment is a name like `v1` or `favourites`, not an id. */
const isName = (segment: string): boolean => /^([a-z][A-Za-z_.-]*|v\d+(\.\d+)?)$/.test(segment);

const rename = (name: string): string => `${name}x`;

/** All changes to names in the request of an interaction. Every change makes the request wrong. */
export function requestMutations({ request }: Interaction): RequestMutation[] {
  const { path, query = {}, headers = {}, body } = request;
  const segments = path.split('/').slice(1);
  const put = (what: string, apply: RequestMutation['apply']): RequestMutation => ({
    path: what,
    kind: 'renamed',
    apply,
  });
  return [
    ...segments.flatMap((segment, index) =>
      isName(segment)
        ? [put(`path[${index}]`, (raw) => renameSegment(raw, index - segments.length))]
        : [],
    ),
    ...Object.keys(query).map((name) => put(`query.${name}`, (raw) => renameParameter(raw, name))),
    ...Object.keys(headers)
      .filter((name) => !withoutEffect.includes(name))
      .map((name) => put(`header.${name}`, (raw) => renameHeader(raw, name))),
    ...(body === undefined ? [] : namesIn(body.content)).map((names) =>
      put(`body${formatPath(names).slice(1)}`, (raw) => ({
        ...raw,
        body: JSON.stringify(renameField(JSON.parse(raw.body) as Json, names)),
      })),
    ),
  ];
}

function renameSegment({ url, ...request }: Request, fromEnd: number): Request {
  const [path = '', query] = url.split('?');
  const segments = path.split('/');
  const at = segments.length + fromEnd;
  const renamed = segments.with(at, rename(segments[at] ?? '')).join('/');
  return { ...request, url: query === undefined ? renamed : `${renamed}?${query}` };
}

function renameParameter({ url, ...request }: Request, name: string): Request {
  const [path = '', query] = url.split('?');
  const parameters = [...new URLSearchParams(query)].map(([key, value]) => [
    key === name ? rename(key) : key,
    value,
  ]);
  return { ...request, url: `${path}?${new URLSearchParams(parameters).toString()}` };
}

function renameHeader({ headers, ...request }: Request, name: string): Request {
  const renamed = Object.entries(headers).map(([key, value]) => [
    key.toLowerCase() === name.toLowerCase() ? rename(key) : key,
    value,
  ]);
  return { ...request, headers: Object.fromEntries(renamed) as Record<string, string> };
}

/** The paths to all fields in a body. In a list, only the first item is used. */
function namesIn(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value[0] === undefined ? [] : namesIn(value[0], [...path, 0]);
  return Object.entries(value).flatMap(([name, item]) => [
    [...path, name],
    ...namesIn(item, [...path, name]),
  ]);
}

function renameField(value: Json, [step, ...rest]: readonly (string | number)[]): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? renameField(item, rest) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]): [string, Json] => {
      if (name !== step) return [name, item];
      return rest.length === 0 ? [rename(name), item] : [name, renameField(item, rest)];
    }),
  );
}
