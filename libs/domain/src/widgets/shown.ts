import type { KnownMode, StudyLevel } from '../apply-status/types.ts';
import { clearingTags } from '../visibility/clearing.ts';
import type { WidgetRules, WidgetTags } from './rules.ts';

/** The last year that has a widget tag. Later years use its tag (AMB-38). */
const LAST_TAGGED_YEAR = 2030;

export interface TaggedUser {
  studyLevel: StudyLevel;
  studyYear: number;
  ugMode: KnownMode;
}

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
  /**
   * Whether the user has switched the widget on or off (GRD-34); null when they have done neither.
   */
  activeChoice: boolean | null;
  inApp: boolean;
}

/**
 * Whether a widget is in the user's grid. The page also contains widgets that are not for large
 * screens, because the screen size is unknown until the page has loaded; CSS hides them.
 */
export const isVisible = (rules: WidgetRules, { activeChoice, ...input }: ShownInput): boolean =>
  isOffered(rules, input) && (activeChoice ?? rules.active);

export const isOffered = (
  rules: WidgetRules,
  input: Pick<ShownInput, 'derivedTags' | 'inApp'>,
): boolean => (!input.inApp || rules.app.show) && tagsMatch(rules.tags, input.derivedTags);
