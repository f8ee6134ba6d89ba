import type { z } from 'zod';
import { withLeftOut } from '#src/http/left-out.ts';
import { type BodyOfCall, parseBody, type Parse } from '#src/http/read-exchange.ts';
import { cellsOf, leavesOf } from './leaves.ts';
import { isUsed } from './used.ts';
import { type FieldPath, watch } from './watch.ts';

/** The fields that the clients read from the bodies of one operation, for `tools/pacts fields`. */
export interface Reading {
  readonly api: string;
  readonly operation: string;
  readonly says: BodyOfCall['says'];
  readonly status: number;
  /** Fields that the schema reads. */
  readonly asked: readonly FieldPath[];
  /** Fields that change the result of the call. */
  readonly used: readonly FieldPath[];
  /** Objects whose keys are data. */
  readonly listed: readonly FieldPath[];
  /** The requests that received this response, each as JSON: method, path with query, body. */
  readonly requests: readonly string[];
}

interface Recording extends Pick<Reading, 'api' | 'operation' | 'says' | 'status'> {
  readonly asked: Set<FieldPath>;
  readonly used: Set<FieldPath>;
  readonly listed: Set<FieldPath>;
  readonly requests: Set<string>;
}

export function createRecorder(): { parse: Parse; readings: () => Reading[] } {
  const recordings = new Map<string, Recording>();

  function recordingOf({ api, operation, says, status }: BodyOfCall): Recording {
    const key = [api, operation.name, status].join(' ');
    const known = recordings.get(key);
    if (known !== undefined) return known;
    const recording: Recording = {
      api,
      operation: operation.name,
      says,
      status,
      asked: new Set(),
      used: new Set(),
      listed: new Set(),
      requests: new Set(),
    };
    recordings.set(key, recording);
    return recording;
  }

  const parse: Parse = (schema, content, body) => {
    const recording = recordingOf(body);
    const { method, path, body: sent } = body.operation;
    recording.requests.add(JSON.stringify({ method, path, body: sent }));
    // The recorder parses the body several times. Items that these extra parses leave out must not
    // be reported for the call.
    withLeftOut(() => record(recording, schema, content));
    return parseBody(schema, content, body);
  };

  const readings = () =>
    [...recordings.values()].map((recording) => ({
      ...recording,
      asked: [...recording.asked],
      used: [...recording.used],
      listed: [...recording.listed],
      requests: [...recording.requests],
    }));

  return { parse, readings };
}

function record(recording: Recording, schema: z.ZodType, content: unknown): void {
  const { view, asked, listed } = watch(content);
  const parsed = schema.safeParse(view);
  for (const path of asked) recording.asked.add(path);
  for (const path of listed) recording.listed.add(path);
  if (!parsed.success) return;
  const given = schema.parse(content);
  const leaves =
    typeof content === 'string' ? cellsOf(content) : leavesOf(content, recording.listed);
  for (const leaf of leaves) {
    if (recording.used.has(leaf.path)) continue;
    if (isUsed(leaf, schema, given)) recording.used.add(leaf.path);
  }
}
