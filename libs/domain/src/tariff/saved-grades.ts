import type { SettingCollection } from '../settings/setting.ts';
import { parseObject } from '../settings/parse-object.ts';
import { firstCharacters } from '../text/characters.ts';
import { MAX_READ, MAX_TEXT, MAX_TYPED } from './constants.ts';
import type { SavedGrade } from './types.ts';

export const tariffSetting = {
  collection: 'dashboardData',
  name: 'Tariff',
} as const satisfies { collection: SettingCollection; name: string };

/** The setting that stores an unsaved selection, for users without JavaScript. */
export const tariffSelectionSetting = {
  collection: 'dashboardData',
  name: 'TariffSelection',
} as const satisfies { collection: SettingCollection; name: string };

export interface TariffSelection {
  readonly grades: readonly SavedGrade[];
  readonly subject: string;
}

/** Reads the data of the saved grades. It never fails; invalid grades are left out. */
export function parseSavedGrades(data: string | null): SavedGrade[] {
  try {
    return readGrades(JSON.parse(data ?? '[]'));
  } catch {
    return [];
  }
}

export function parseTariffSelection(data: string | null): TariffSelection {
  const { grades, subject } = parseObject(data);
  return { grades: readGrades(grades), subject: firstCharacters(textOf(subject), MAX_TYPED) };
}

/** The valid grades among the first `MAX_READ` entries of a list, each with a unique id. */
function readGrades(list: unknown): SavedGrade[] {
  if (!Array.isArray(list)) return [];
  const grades: SavedGrade[] = [];
  for (const item of list.slice(0, MAX_READ) as unknown[]) {
    const grade = readGrade(item);
    if (grade) grades.push({ ...grade, id: ownId(grade.id || grade.code, grades) });
  }
  return grades;
}

export function ownId(wanted: string, grades: readonly SavedGrade[]): string {
  const taken = new Set(grades.map(({ id }) => id));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

function readGrade(item: unknown): SavedGrade | null {
  // Spreading a value that is not an object gives an object without these fields.
  const fields: Readonly<Record<string, unknown>> = { ...(item as object | null) };
  const text = (name: keyof SavedGrade) => firstCharacters(textOf(fields[name]).trim(), MAX_TEXT);
  const points = pointsOf(fields['points']);
  if (text('name') === '' || text('code') === '' || text('grade') === '' || points === null) {
    return null;
  }
  return {
    id: text('id'),
    group: text('group'),
    name: text('name'),
    code: text('code'),
    grade: text('grade'),
    points,
    subject: text('subject'),
    gradeMessage: text('gradeMessage'),
    ...(fields['isAnotherProject'] === true && { isAnotherProject: true }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Some systems write numbers as text. */
function pointsOf(value: unknown): number | null {
  const isNumber = typeof value === 'number' || /^\d+$/.test(textOf(value));
  const points = isNumber ? Number(value) : Number.NaN;
  return Number.isFinite(points) && points >= 0 ? points : null;
}
