import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { readInput, readJson } from './input.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RawCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
}

/**
 * One method and path of an API. The result `null` is sent as a 204, a `TextBody` as a 200 with its
 * text, and any other object as a 200 with JSON.
 */
export interface Endpoint<Caller> {
  readonly method: Method;
  /** Path in Hono's notation, without the prefix of the API. */
  readonly path: string;
  /** Whether requests without a token are accepted. A token that is sent must be valid. */
  readonly isOpen: boolean;
  readonly respond: (raw: RawCall, caller: Caller) => object | null | Promise<object | null>;
}

type Strict<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/**
 * Input and output of an endpoint. Input that is not declared returns 400: an unknown path
 * parameter, query parameter or field, or an unexpected body.
 */
interface Definition<
  Caller,
  Params extends z.ZodRawShape,
  Query extends z.ZodRawShape,
  Body extends z.ZodType,
> {
  method: Method;
  path: string;
  /** Default: false. */
  isOpen?: boolean;
  params?: Params;
  query?: Query;
  /** Every object in it must be a `z.strictObject`. */
  body?: Body;
  respond: (
    call: Caller & {
      params: z.output<Strict<Params>>;
      query: z.output<Strict<Query>>;
      body: z.output<Body>;
    },
  ) => object | null | Promise<object | null>;
}

export function endpointFor<Caller extends object>() {
  return <
    Params extends z.ZodRawShape = Record<string, never>,
    Query extends z.ZodRawShape = Record<string, never>,
    Body extends z.ZodType = z.ZodUndefined,
  >({
    method,
    path,
    isOpen = false,
    params,
    query,
    body,
    respond,
  }: Definition<Caller, Params, Query, Body>): Endpoint<Caller> => {
    const paramsSchema = z.strictObject(params ?? ({} as Params));
    const querySchema = z.strictObject(query ?? ({} as Query));
    return {
      method,
      path,
      isOpen,
      respond(raw, caller) {
        if (body === undefined && raw.body !== '') {
          throw new ApiError(400, 'unexpectedBody', 'this request must not have a body');
        }
        return respond({
          ...caller,
          params: readInput('path', paramsSchema, raw.params),
          query: readInput('parameter', querySchema, singleValues(raw.query)),
          body: readBody(body, raw.body),
        });
      },
    };
  };
}

const readBody = <Body extends z.ZodType>(
  schema: Body | undefined,
  text: string,
): z.output<Body> =>
  schema === undefined ? (undefined as z.output<Body>) : readInput('field', schema, readJson(text));

function singleValues(query: RawCall['query']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
