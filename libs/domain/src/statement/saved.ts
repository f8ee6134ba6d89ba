import { parseObject } from '../settings/parse-object.ts';
import type { Setting, SettingCollection } from '../settings/setting.ts';
import {
  type StatementKind,
  statementKindOf,
  type StatementText,
  statementFields,
} from './kinds.ts';

export const statementSetting = (kind: StatementKind) => ({
  collection: 'dashboardData' as const satisfies SettingCollection,
  name: kind,
});

/** The settings whose earlier contents are stored, at most ten for each setting. */
export const versionedSettings = (Object.keys(statementFields) as StatementKind[]).map(
  statementSetting,
);

/**
 * Reads the data of a statement's setting: all sections, empty when nothing is saved. It never
 * fails.
 */
export function parseStatement(kind: StatementKind, data: string | null): StatementText {
  const saved = parseObject(data);
  return pickStatement(kind, (field) => saved[field]);
}

export function savedStatement(
  settings: readonly Setting[],
  studyYear: number,
): { kind: StatementKind; text: StatementText } {
  const kind = statementKindOf(studyYear);
  const { collection, name } = statementSetting(kind);
  const saved = settings.find((one) => one.collection === collection && one.name === name);
  return { kind, text: parseStatement(kind, saved?.data ?? null) };
}

/** The sections of a statement from any object; values that are not text become empty. */
export const pickStatement = (
  kind: StatementKind,
  valueOf: (field: string) => unknown,
): StatementText =>
  Object.fromEntries(
    statementFields[kind].map((field) => {
      const value = valueOf(field);
      return [field, typeof value === 'string' ? withPlainLines(value) : ''];
    }),
  );

/** Forms send line breaks as `\r\n`; they are stored as `\n`. */
const withPlainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
