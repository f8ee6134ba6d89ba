import { parseObject } from '../settings/parse-object.ts';
import type { Setting, SettingCollection } from '../settings/setting.ts';
import {
  type StatementKind,
  statementKindOf,
  type StatementText,
  statementFields,
} from './kinds.ts';

/** Where a statement is kept: under the id of its widget. */
export const statementSetting = (kind: StatementKind) => ({
  collection: 'dashboardData' as const satisfies SettingCollection,
  name: kind,
});

/** The settings whose contents are kept when they are replaced, ten at most of each. */
export const versionedSettings = (Object.keys(statementFields) as StatementKind[]).map(
  statementSetting,
);

/** Reads the data of a statement's setting: all its fields, empty where nothing is saved. It never fails. */
export function parseStatement(kind: StatementKind, data: string | null): StatementText {
  const saved = parseObject(data);
  return pickStatement(kind, (field) => saved[field]);
}

/** The statement of somebody's year of entry, as it is saved. */
export function savedStatement(
  settings: readonly Setting[],
  studyYear: number,
): { kind: StatementKind; text: StatementText } {
  const kind = statementKindOf(studyYear);
  const { collection, name } = statementSetting(kind);
  const saved = settings.find((one) => one.collection === collection && one.name === name);
  return { kind, text: parseStatement(kind, saved?.data ?? null) };
}

/** The fields of a statement from anything that knows them by name; what is no text is empty. */
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

/** Forms send `\r\n`; a text is kept with `\n`. */
const withPlainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
