import { z } from 'zod';
import type { Operation } from './http.ts';
import type { FailureKind, Result } from './result.ts';
import type { Exchange } from './transport.ts';

/** What the exchange with an API means: a value of the operation, or why there is none. */
export function readExchange<T>(
  api: string,
  {
    schema,
    success,
    answers,
    schemas,
    accept,
  }: Pick<Operation<T>, 'schema' | 'success' | 'answers' | 'schemas' | 'accept'>,
  exchange: Exchange,
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
    case 'answered': {
      const { status, body } = exchange;
      const answer = answers?.[status];
      if (answer !== undefined) return { ok: true, value: answer };
      const isSuccess = success?.includes(status) ?? (status >= 200 && status < 300);
      const expected = isSuccess ? schema : schemas?.[status];
      return expected === undefined
        ? readRefusal(api, status, body)
        : readAnswer(api, expected, { status, body, isText: accept !== undefined });
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

interface Answer {
  status: number;
  body: string;
  /** Whether the schema reads the text itself, and not what it says as JSON. */
  isText: boolean;
}

function readAnswer<T>(
  api: string,
  schema: z.ZodType<T>,
  { status, body, isText }: Answer,
): Result<T> {
  const badContract = (detail: string) =>
    fail({ kind: 'badContract', api, status, message: notUnderstood, detail });

  let content: unknown;
  if (isText) {
    content = body;
  } else if (status !== 204) {
    try {
      content = JSON.parse(body);
    } catch {
      return badContract(body === '' ? 'the body is empty' : 'the body is not JSON');
    }
  }
  const parsed = schema.safeParse(content);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : badContract(describeIssues(parsed.error));
}

/** Issues that are named, at most: one wrong list makes one for every item. */
const MAX_ISSUES = 3;

/** Where the body breaks the contract, and how. Zod's messages name types, never values. */
const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
    .join('; ');

/** Every API answers its errors as `{ message, code }` (SYS-15); both may be missing or nonsense. */
const errorSchema = z.object({
  message: z.string().trim().min(1).max(200).catch(refused),
  code: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .nullable()
    .catch(null),
});

function readRefusal(api: string, status: number, body: string): Result<never> {
  const { message, code } = parseError(body);
  return fail({ kind: kindOf(status), api, status, message, detail: code });
}

function parseError(body: string): z.infer<typeof errorSchema> {
  try {
    return errorSchema.parse(JSON.parse(body));
  } catch {
    return { message: refused, code: null };
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
