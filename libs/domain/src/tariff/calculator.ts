import { firstCharacters } from '../text/characters.ts';
import { MAX_TYPED, defaultTariffType } from './constants.ts';
import { gradePages } from './grade-pages.ts';
import { type TariffLimit, addGrade, canLoadGrades } from './select.ts';
import type { SavedGrade, TariffType } from './types.ts';

export interface CalculatorState {
  /** The selected grades, in order of selection. */
  readonly grades: readonly SavedGrade[];
  /** The typed subject for the next grade. */
  readonly subject: string;
  /** Code of the qualification whose grades are shown. */
  readonly code: string;
  /** Page of that qualification's grades, from 0. */
  readonly page: number;
  readonly search: string;
  /** The limit that the last grade exceeded. */
  readonly limit: TariffLimit | null;
  /** The result of the last button press. */
  readonly done: CalculatorNews | null;
}

export type CalculatorNews =
  | { readonly kind: 'added' | 'removed'; readonly grade: SavedGrade }
  | { readonly kind: 'cleared' | 'loaded' };

export type CalculatorPress =
  | { readonly kind: 'type'; readonly subject: string; readonly search: string }
  | { readonly kind: 'choose'; readonly code: string }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'add'; readonly code: string; readonly grade: string }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'project'; readonly id: string; readonly isAnother: boolean }
  | { readonly kind: 'delete' | 'clear' | 'load' };

export const emptyCalculator: CalculatorState = {
  grades: [],
  subject: '',
  code: defaultTariffType.code,
  page: 0,
  search: '',
  limit: null,
  done: null,
};

export interface CalculatorFacts {
  readonly types: readonly TariffType[];
  readonly saved: readonly SavedGrade[];
}

/**
 * The state after a button press. An invalid press, such as adding an unknown grade, selects or
 * removes nothing.
 */
export function pressCalculator(
  before: CalculatorState,
  press: CalculatorPress,
  { types, saved }: CalculatorFacts,
): CalculatorState {
  const state = { ...before, limit: null, done: null };
  switch (press.kind) {
    case 'type': {
      const subject = firstCharacters(press.subject, MAX_TYPED);
      return { ...before, subject, search: press.search };
    }
    case 'choose':
      if (press.code === state.code || !findType(types, press.code)) return before;
      return { ...state, code: press.code, page: 0, search: '' };
    case 'page':
      return { ...state, page: pageOf(types, state.code, press.page) };
    case 'add':
      return added(state, press, types);
    case 'remove':
      return without(
        state,
        state.grades.find(({ id }) => id === press.id),
      );
    case 'project':
      return {
        ...state,
        grades: state.grades.map((grade) =>
          grade.id === press.id ? { ...grade, isAnotherProject: press.isAnother } : grade,
        ),
      };
    case 'delete':
      return without(state, state.grades.at(-1));
    case 'clear':
      return { ...state, grades: [], done: { kind: 'cleared' } };
    case 'load':
      if (!canLoadGrades(state.grades, saved)) return state;
      return { ...state, grades: saved, done: { kind: 'loaded' } };
  }
}

function without(state: CalculatorState, gone: SavedGrade | undefined): CalculatorState {
  if (!gone) return state;
  const grades = state.grades.filter((grade) => grade !== gone);
  return { ...state, grades, done: { kind: 'removed', grade: gone } };
}

function added(
  state: CalculatorState,
  { code, grade: wanted }: { code: string; grade: string },
  types: readonly TariffType[],
): CalculatorState {
  const type = findType(types, code);
  const grade = type?.grades.find(({ grade: name }) => name === wanted);
  if (!type || !grade) return state;
  const outcome = addGrade(state.grades, { type, grade, subject: state.subject });
  // The typed subject is preserved, so that the user can correct it.
  if (outcome.limit) return { ...state, limit: outcome.limit };
  const { grades } = outcome;
  const last = grades.at(-1);
  return { ...state, grades, subject: '', done: last ? { kind: 'added', grade: last } : null };
}

const findType = (types: readonly TariffType[], code: string) =>
  types.find((type) => type.code === code);

/** The requested page, or the first page when the requested page does not exist. */
function pageOf(types: readonly TariffType[], code: string, page: number): number {
  const pages = gradePages(findType(types, code)?.grades ?? []);
  return pages[page] ? page : 0;
}
