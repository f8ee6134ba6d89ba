import { isDeepStrictEqual } from 'node:util';
import { withLeftOut } from '#src/http/left-out.ts';
import { parseBody, type Parse } from '#src/http/read-exchange.ts';
import { type Change, changesOf } from './changes.ts';

/**
 * The effect of a change on a client: `refused` (the response or an item is rejected), `same` (the
 * result is equal), or `another` (the change is accepted and the result differs).
 */
export type Verdict = 'refused' | 'same' | 'another';

export interface Judged {
  readonly api: string;
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  readonly sent: unknown;
  readonly status: number;
  readonly content: unknown;
  readonly changes: readonly (Change & { readonly verdict: Verdict })[];
}

export function createJudge(): { parse: Parse; judged: () => readonly Judged[] } {
  const judged: Judged[] = [];
  const parse: Parse = (schema, content, call) => {
    const given = read(parseBody, schema, content, call);
    // A response without a body has nothing to change.
    if (given.success && content !== undefined) {
      const { api, operation, status } = call;
      judged.push({
        api,
        method: operation.method,
        path: operation.path,
        sent: operation.body ?? null,
        status,
        content,
        changes: changesOf(content).map((change) => {
          const other = read(parseBody, schema, change.content, call);
          return { ...change, verdict: verdictOf(given, other) };
        }),
      });
    }
    return parseBody(schema, content, call);
  };
  return { parse, judged: () => judged };
}

interface Read {
  readonly success: boolean;
  readonly data: unknown;
  readonly leftOut: number;
}

/** Items that this extra parse leaves out must not be reported for the call under test. */
function read(parse: Parse, ...[schema, content, call]: Parameters<Parse>): Read {
  const { value, leftOut } = withLeftOut(() => parse(schema, content, call));
  return { success: value.success, data: value.data, leftOut: leftOut?.count ?? 0 };
}

function verdictOf(given: Read, other: Read): Verdict {
  if (!other.success || other.leftOut > given.leftOut) return 'refused';
  return isDeepStrictEqual(other.data, given.data) ? 'same' : 'another';
}
