import { isDeepStrictEqual } from 'node:util';
import { withLeftOut } from '#src/http/left-out.ts';
import { parseBody, type Parse } from '#src/http/read-exchange.ts';
import { type Change, changesOf } from './changes.ts';

/**
 * What a client makes of a change: `refused` (the answer, or an item of it), `same` (it gives what it
 * gave before), or `another` (it takes it, and gives something else).
 */
export type Verdict = 'refused' | 'same' | 'another';

/** An answer of a contract test, and what its client makes of each change to it. */
export interface Judged {
  readonly api: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly sent: unknown;
  readonly status: number;
  readonly content: unknown;
  readonly changes: readonly (Change & { readonly verdict: Verdict })[];
}

/** Reads bodies as ever, and keeps what each change to them would have come to. */
export function createJudge(): { parse: Parse; judged: () => readonly Judged[] } {
  const judged: Judged[] = [];
  const parse: Parse = (schema, content, call) => {
    const given = read(parseBody, schema, content, call);
    // Without a body there is nothing to change.
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

/** What is left out on the way is no part of the call that is under test. */
function read(parse: Parse, ...[schema, content, call]: Parameters<Parse>): Read {
  const { value, leftOut } = withLeftOut(() => parse(schema, content, call));
  return { success: value.success, data: value.data, leftOut: leftOut?.count ?? 0 };
}

function verdictOf(given: Read, other: Read): Verdict {
  if (!other.success || other.leftOut > given.leftOut) return 'refused';
  return isDeepStrictEqual(other.data, given.data) ? 'same' : 'another';
}
