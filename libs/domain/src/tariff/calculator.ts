import { firstCharacters } from '../text/characters.ts';
import { MAX_TYPED, defaultTariffType } from './constants.ts';
import { gradePages } from './grade-pages.ts';
import { type TariffLimit, addGrade, canLoadGrades } from './select.ts';
import type { SavedGrade, TariffType } from './types.ts';

/** What the calculator shows. The same rules move it in a browser and on a server. */
export interface CalculatorState {
  /** What is selected, in the order in which it was. */
  readonly grades: readonly SavedGrade[];
  /** The subject that is typed for the next grade. */
  readonly subject: string;
  /** Code of the qualification whose grades are shown. */
  readonly code: string;
  /** Page of its grades, from 0. */
  readonly page: number;
  /** What is searched for among the qualifications. */
  readonly search: string;
  /** Why the last grade was not added. */
  readonly limit: TariffLimit | null;
  /** What the last press did. */
  readonly done: CalculatorNews | null;
}

/** What a press did, to be said. */
export type CalculatorNews =
  | { readonly kind: 'added' | 'removed'; readonly grade: SavedGrade }
  | { readonly kind: 'cleared' | 'loaded' };

/** What a person does with the calculator. */
export type CalculatorPress =
  | { readonly kind: 'type'; readonly subject: string; readonly search: string }
  | { readonly kind: 'choose'; readonly code: string }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'add'; readonly code: string; readonly grade: string }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'project'; readonly id: string; readonly isAnother: boolean }
  | { readonly kind: 'delete' | 'clear' | 'load' };

/** The calculator before anything was done with it (TAR-21). */
export const emptyCalculator: CalculatorState = {
  grades: [],
  subject: '',
  code: defaultTariffType.code,
  page: 0,
  search: '',
  limit: null,
  done: null,
};

/** What a press needs to know besides the calculator. */
export interface CalculatorFacts {
  readonly types: readonly TariffType[];
  readonly saved: readonly SavedGrade[];
}

/** The calculator after a press. What makes no sense (a grade that nobody has) changes nothing. */
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
  // What was typed stays for another try.
  if (outcome.limit) return { ...state, limit: outcome.limit };
  const { grades } = outcome;
  const last = grades.at(-1);
  return { ...state, grades, subject: '', done: last ? { kind: 'added', grade: last } : null };
}

const findType = (types: readonly TariffType[], code: string) =>
  types.find((type) => type.code === code);

/** A page that there is; past the last one it is the first again. */
function pageOf(types: readonly TariffType[], code: string, page: number): number {
  const pages = gradePages(findType(types, code)?.grades ?? []);
  return pages[page] ? page : 0;
}
