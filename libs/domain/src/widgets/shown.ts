import type { KnownMode, StudyLevel } from '../apply-status/types.ts';
import { clearingTags } from '../visibility/clearing.ts';
import type { WidgetRules, WidgetTags } from './rules.ts';

/** The last year that a widget is tagged for; the years after it count as it does (AMB-38). */
const LAST_TAGGED_YEAR = 2030;

/** What the tags of a user are derived from. */
export interface TaggedUser {
  studyLevel: StudyLevel;
  studyYear: number;
  ugMode: KnownMode;
}

/** The tags of a user that widgets are shown by (SH-59, SH-60). */
export const derivedTags = ({ studyLevel, studyYear, ugMode }: TaggedUser): readonly string[] => [
  ...clearingTags(ugMode),
  studyLevel.toLowerCase(),
  String(Math.min(studyYear, LAST_TAGGED_YEAR)),
];

/** Whether a widget is for a user with these tags (GRD-30, GRD-31, AMB-37). */
export function tagsMatch(filter: WidgetTags | null, derived: readonly string[]): boolean {
  if (filter === null) return true;
  const has = (tag: string) => derived.includes(tag);
  return filter.needs === 'every' ? filter.tags.every(has) : filter.tags.some(has);
}

export interface ShownInput {
  derivedTags: readonly string[];
  /** What the user has chosen (GRD-34); null when they have not. */
  activeChoice: boolean | null;
  /** Whether the page is shown in the app. */
  inApp: boolean;
}

/**
 * Whether a user has a widget in the grid. One that is not for large screens is in the page too,
 * for nobody knows the screen before it is there: it is hidden by its style.
 */
export const isShown = (rules: WidgetRules, { activeChoice, ...input }: ShownInput): boolean =>
  isOffered(rules, input) && (activeChoice ?? rules.active);

/** Whether a user can have a widget at all, were it active. */
export const isOffered = (
  rules: WidgetRules,
  input: Pick<ShownInput, 'derivedTags' | 'inApp'>,
): boolean => (!input.inApp || rules.app.show) && tagsMatch(rules.tags, input.derivedTags);
