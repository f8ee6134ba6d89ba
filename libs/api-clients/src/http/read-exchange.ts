import { z } from 'zod';
import type { Operation } from './operation.ts';
import type { FailureKind, Result } from './result.ts';
import type { Exchange } from './transport.ts';

export interface BodyOfCall {
  api: string;
  operation: Omit<Operation<unknown>, 'resultsByStatus' | 'schemas'>;
  status: number;
  /** Whether the body is a result or an error. */
  says: 'answer' | 'refusal';
}

export type Parse = <T>(
  schema: z.ZodType<T>,
  content: unknown,
  body: BodyOfCall,
) => z.ZodSafeParseResult<T>;

export const parseBody: Parse = (schema, content) => schema.safeParse(content);

export function readExchange<T>(
  api: string,
  operation: Operation<T>,
  exchange: Exchange,
  parse: Parse,
): Result<T> {
  switch (exchange.outcome) {
    case 'timeout':
      return fail({ kind: 'timeout', api, status: null, message: tookTooLong, detail: null });
    case 'network':
      return fail({
        kind: 'network',
        api,
        status: null,
        message: notReached,
        detail: exchange.code,
      });
    case 'notSent':
      return fail({
        kind: 'unavailable',
        api,
        status: null,
        message: notReached,
        detail: `not sent: ${exchange.reason}`,
      });
    case 'unreadable':
    case 'answered': {
      const { schema, success, resultsByStatus, schemas, accept } = operation;
      const { status } = exchange;
      const answer = resultsByStatus?.[status];
      if (answer !== undefined) return { ok: true, value: answer };
      const isSuccess = success?.includes(status) ?? (status >= 200 && status < 300);
      const expected = isSuccess ? schema : schemas?.[status];
      if (exchange.outcome === 'unreadable') {
        const [kind, message] =
          expected === undefined
            ? ([kindOf(status), refused] as const)
            : (['badContract', notUnderstood] as const);
        return fail({ kind, api, status, message, detail: exchange.reason });
      }
      const { body } = exchange;
      return expected === undefined
        ? readRefusal(body, { api, operation, status, says: 'refusal' }, parse)
        : readAnswer(
            expected,
            { body, isText: accept !== undefined },
            { api, operation, status, says: 'answer' },
            parse,
          );
    }
  }
}

const tookTooLong = 'The service took too long to answer.';
const notReached = 'The service could not be reached.';
const notUnderstood = 'The service gave an answer that we could not read.';
const refused = 'The service could not answer.';

const fail = (failure: Extract<Result<never>, { ok: false }>['failure']): Result<never> => ({
  ok: false,
  failure,
});

interface ResponseBody {
  body: string;
  /** Whether the schema reads the raw text instead of parsed JSON. */
  isText: boolean;
}

function readAnswer<T>(
  schema: z.ZodType<T>,
  { body, isText }: ResponseBody,
  call: BodyOfCall,
  parse: Parse,
): Result<T> {
  const { api, status } = call;
  const badContract = (detail: string) =>
    fail({ kind: 'badContract', api, status, message: notUnderstood, detail });

  let content: unknown;
  if (isText) {
    content = body;
  } else if (status !== 204) {
    if (hasTooManyValues(body)) return badContract('the body has too many values');
    try {
      content = parseJson(body);
    } catch {
      return badContract(body === '' ? 'the body is empty' : 'the body is not JSON');
    }
  }
  const parsed = parse(schema, content, call);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : badContract(describeIssues(parsed.error));
}

/** A byte order mark before JSON may be ignored (RFC 8259, section 8.1). */
const parseJson = (body: string): unknown => JSON.parse(body.replace(/^\uFEFF/, ''));

/**
 * Limit on the values in a body: more than any response needs. Each invalid value costs about a
 * kilobyte and two microseconds, and a list of zeros has a value for every two bytes.
 */
const MAX_VALUES = 100_000;

/**
 * Estimates the number of values from the commas between them. Texts contain far fewer commas than
 * the limit.
 */
function hasTooManyValues(body: string): boolean {
  let values = 0;
  for (let at = body.indexOf(','); at !== -1; at = body.indexOf(',', at + 1)) {
    values += 1;
    if (values >= MAX_VALUES) return true;
  }
  return false;
}

/** Maximum number of issues in a message: one invalid list creates an issue for every item. */
const MAX_ISSUES = 3;

/** Where and why the body breaks the contract. Zod's messages contain types, never values. */
const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
    .join('; ');

/** Every API sends its errors as `{ message, code }` (SYS-15); both may be missing or invalid. */
const errorSchema = z.object({
  message: z.string().trim().min(1).max(200).catch(refused),
  code: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .nullable()
    .catch(null),
});

function readRefusal(body: string, call: BodyOfCall, parse: Parse): Result<never> {
  const { api, status } = call;
  const { message, code } = parseError(body, call, parse);
  return fail({ kind: kindOf(status), api, status, message, detail: code });
}

function parseError(body: string, call: BodyOfCall, parse: Parse): z.infer<typeof errorSchema> {
  const unsaid = { message: refused, code: null };
  try {
    return parse(errorSchema, parseJson(body), call).data ?? unsaid;
  } catch {
    return unsaid;
  }
}

function kindOf(status: number): FailureKind {
  switch (status) {
    case 401:
    case 403:
      return 'unauthorised';
    case 404:
      return 'notFound';
    case 503:
      return 'unavailable';
    default:
      return 'status';
  }
}
