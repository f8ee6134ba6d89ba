import { type StatementKind, statementKindOf } from '../statement/kinds.ts';
import type { GridWidgetId } from '../widgets/ids.ts';
import type { HubStage } from '../stage/stage.ts';

export const todoIds = [
  'options',
  'priorities',
  'qualifications',
  'subjects',
  'whereToStudy',
  'courses',
  'personalStatement',
  'openDays',
  'compareAndShortlist',
  'studySupport',
] as const;
export type TodoId = (typeof todoIds)[number];

export type TodoAction =
  | { readonly link: string; readonly widget: null }
  | { readonly link: null; readonly widget: GridWidgetId };

/** The fixed data of a step. It depends only on the year of entry. */
export interface TodoStep {
  readonly id: TodoId;
  /** The stages in which the step is useful. */
  readonly tags: readonly HubStage[];
  readonly action: TodoAction;
}

const page = (link: string): TodoAction => ({ link, widget: null });
const widget = (id: GridWidgetId): TodoAction => ({ link: null, widget: id });

type StepTable = Readonly<Record<TodoId, Omit<TodoStep, 'id'>>>;

const steps = (statement: StatementKind): StepTable => ({
  options: { tags: ['Research'], action: page('/what-are-my-options') },
  priorities: { tags: ['Research'], action: widget('Notes') },
  qualifications: { tags: ['Research'], action: widget('Tariff') },
  subjects: { tags: ['Research'], action: page('/explore/subjects') },
  whereToStudy: { tags: ['Research', 'Refine'], action: page('/explore/locations') },
  courses: { tags: ['Research', 'Refine'], action: page('/explore/search') },
  personalStatement: { tags: ['Refine', 'Ready'], action: widget(statement) },
  openDays: { tags: ['Refine'], action: page('/explore/what-to-do') },
  compareAndShortlist: { tags: ['Refine'], action: page('/explore/favourites/compare') },
  studySupport: { tags: ['Ready'], action: page('/ucas/need-study-support') },
});

/**
 * The ten steps for a year of entry; the step of the personal statement opens that year's form
 * (GRD-33).
 */
export function todoSteps(studyYear: number): readonly TodoStep[] {
  const table = steps(statementKindOf(studyYear));
  return todoIds.map((id) => ({ id, ...table[id] }));
}

/** Whether a step's link opens in the same tab; other links open in a new tab (TDO-9). */
export const opensInSameTab = (link: string): boolean =>
  ['/dashboard', '/explore'].some((start) => link.startsWith(start));
