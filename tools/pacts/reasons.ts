import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rulesOf } from './strength/body-rules.ts';
import { jsonPath, leavesOf, type Path, ruleAt } from './fields/field-rules.ts';
import { workspaceRoot } from './folders.ts';
import { hasQuery } from './strength/has-query.ts';
import type { Pact } from './pact.ts';

/**
 * The folder in which the contract tests record the fields that each call reads, and the reasons.
 */
export const reasonsFolder = join(workspaceRoot, '.reports', 'pact-fields');

const fieldReasons = z.array(
  z.object({ path: z.array(z.string()), reason: z.string().nullable() }),
);

const recordedCall = z.object({
  method: z.string(),
  path: z.string(),
  success: fieldReasons,
  others: z.record(z.string(), fieldReasons),
});
export type RecordedCall = z.infer<typeof recordedCall>;

export function readCalls(provider: string): RecordedCall[] {
  const lines = readFileSync(join(reasonsFolder, `${provider}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => recordedCall.parse(JSON.parse(line)));
}

export interface FieldRow {
  /** A JSON path; `$` is the whole body. */
  readonly path: string;
  /** The different rules for the field's value in the contract. */
  readonly rules: readonly string[];
  /** Whether a response in the contract has the parent of the field, but not the field. */
  readonly isOptional: boolean;
  /**
   * The path of an ancestor that is null in a response of the contract; null when there is none.
   */
  readonly nullAround: string | null;
  readonly reason: string;
}

export interface FieldGroup {
  readonly interactions: readonly Interaction[];
  readonly rows: readonly FieldRow[];
}

type Interaction = Pact['interactions'][number];

/**
 * The fields of a contract, grouped by requests that read the same fields, and the faults of the
 * contract.
 */
export function fieldsOf(
  { provider, interactions }: Pact,
  calls: readonly RecordedCall[],
): { groups: readonly FieldGroup[]; faults: readonly string[] } {
  const faults = new Set<string>();
  const groups = new Map<string, { interactions: Interaction[]; rows: Map<string, Row> }>();

  for (const interaction of interactions) {
    const fields = fieldsRead(interaction, calls);
    const { body } = interaction.response;
    if (fields === null || body?.content === undefined) continue;
    const rules = rulesOf(interaction);
    const key = JSON.stringify(fields);
    const group = groups.get(key) ?? { interactions: [], rows: rowsFor(fields) };
    groups.set(key, group);
    group.interactions.push(interaction);
    const leaves = leavesOf(body.content);
    for (const { path } of fields.filter((field) => isLeftOut(field.path, leaves))) {
      const row = group.rows.get(jsonPath(path));
      if (row) row.isOptional = true;
    }
    for (const [path, value] of leaves) {
      if (isRefusal(interaction) && everyErrorHas.includes(jsonPath(path))) continue;
      const field = fields.find((each) => covers(each.path, path));
      // The hub does not read an empty list, or null in place of an object, as a field. But it may
      // read fields below that path.
      const below = field ? [] : fields.filter((each) => isBelow(each.path, path));
      if (below.length > 0) {
        for (const each of below) {
          const row = group.rows.get(jsonPath(each.path));
          if (row && value === null) row.nullAround = jsonPath(path);
        }
        continue;
      }
      const place = `${jsonPath(field?.path ?? path)} in the response to "${interaction.description}"`;
      if (field === undefined) faults.add(`${provider.name}: no schema reads ${place}`);
      else if (field.reason === null)
        faults.add(`${provider.name}: no description explains why ${place} is read`);
      else {
        const rule = ruleAt(rules, path, value);
        const isItem = path.length > field.path.length && path.at(-1) === '[*]';
        group.rows.get(jsonPath(field.path))?.rules.add(isItem ? `a list, each ${rule}` : rule);
      }
    }
  }
  return {
    faults: [...faults],
    groups: [...groups.values()].map(({ interactions: requested, rows }) => ({
      interactions: requested,
      rows: [...rows.values()]
        .filter(({ rules }) => rules.size > 0)
        .map(({ rules, ...row }) => ({ ...row, rules: [...rules] })),
    })),
  };
}

const isRefusal = ({ response: { status } }: Interaction) => status >= 400;

/** Every error has these fields; docs/contracts.md explains why. */
const everyErrorHas = ['$.message', '$.code'];

interface Row {
  readonly path: string;
  readonly rules: Set<string>;
  isOptional: boolean;
  nullAround: string | null;
  readonly reason: string;
}

type Fields = z.infer<typeof fieldReasons>;

const rowsFor = (fields: Fields): Map<string, Row> =>
  new Map(
    fields.map(({ path, reason }) => [
      jsonPath(path),
      {
        path: jsonPath(path),
        rules: new Set<string>(),
        isOptional: false,
        nullAround: null,
        reason: reason ?? '',
      },
    ]),
  );

/**
 * The fields read from the response; null if only its status and error text are read.
 *
 * @throws when no test made this request
 */
function fieldsRead(
  { description, request, response }: Interaction,
  calls: readonly RecordedCall[],
): Fields | null {
  const { method, path, query } = request;
  const samePath = calls.filter(
    (call) =>
      call.method === method &&
      decodeURIComponent(call.path.split('?')[0] ?? '') === decodeURIComponent(path),
  );
  const call = samePath.find((each) => hasQuery(each.path, query)) ?? samePath[0];
  if (call === undefined) throw new Error(`no call was recorded for "${description}"`);
  const { status } = response;
  return status >= 200 && status < 300 ? call.success : (call.others[status] ?? null);
}

/** Whether a field in the schema is at this path or contains it. */
const covers = (field: Path, path: Path): boolean =>
  field.length <= path.length && field.every((part, i) => part === '*' || part === path[i]);

const isBelow = (field: Path, path: Path): boolean =>
  field.length > path.length && path.every((part, i) => field[i] === '*' || part === field[i]);

/** Whether a body has the parent object of the field, but not the field. */
function isLeftOut(field: Path, leaves: ReturnType<typeof leavesOf>): boolean {
  const shared = leaves.map(([path, value]) => {
    const end = field.findIndex((part, i) => part !== '*' && part !== path[i]);
    const isInside = end < path.length || isEmptyObject(value);
    return { length: end === -1 ? field.length : end, isInside };
  });
  const depth = Math.max(0, ...shared.map(({ length }) => length));
  return (
    depth < field.length &&
    field[depth] !== '[*]' &&
    shared.some(({ length, isInside }) => length === depth && isInside)
  );
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 0;
