import { type ApplyFacts as Facts, type ApplyScheme, isUndergraduate } from './apply-facts.ts';
import {
  type ApplyStatus,
  isConfirmationKey,
  statusKeys,
  type VariantKey,
  variantsOf,
  type WordsKey,
  wordsOf,
} from './apply-keys.ts';
import { stepConditions } from './apply-steps.ts';
import * as apply from '#messages/apply.ts';
import * as tile from '#messages/tile.ts';

export type { ApplyConfirmation, ApplyScheme, ApplyWay } from './apply-facts.ts';
export type { ApplyStatus } from './apply-keys.ts';

export type ApplyFacts = Facts<ApplyStatus>;

export const applyStatuses = Object.keys(statusKeys) as ApplyStatus[];

export type ApplyActor =
  'you' | 'adviser' | 'university' | 'examBoards' | 'ucas' | 'nobody' | 'unknown';

export interface ApplyStatusCopy {
  /** The status in two to four words. */
  label: string;
  heading: string;
  /**
   * The most important fact for the applicant, below the heading; empty if there is no such fact.
   */
  lead: string;
  explanation: string;
  /** The next steps and who takes them, in order: two to five sentences. */
  nextSteps: string[];
  /** Text of the progress bar: what the bar counts, or the progress in words. */
  progressLabel: string;
  /** The count as a fraction, '1 of 5'; empty if choices are not counted. */
  count: string;
}

interface Placeholders {
  year: number;
  confirmBy: string;
  intoClearingAfter: string;
  choices: number;
  referred: number;
  replied: number;
  decisions: number;
  invited: number;
  decided: number;
  others: number;
  names: string;
  percent: number;
  university: string;
  insurance: string;
  reasons: string;
  action: string;
}

type Message = (placeholders: Placeholders) => string;
type Part = 'label' | 'heading' | 'explanation' | 'progress' | `next_${1 | 2}`;
type AnyPart = Part | 'lead' | 'count' | `next_${3 | 4 | 5}`;
type Key<P extends string, W extends string = WordsKey> = `tile_${W}_${P}`;
type OptionalKey = Key<AnyPart> | Key<AnyPart, VariantKey>;
type CatalogueKey = keyof typeof catalogue;

/**
 * Tile messages by key. A key that ends in `_uc` has the text for conservatoires where it differs:
 * auditions instead of interviews, and neither Extra nor Clearing in the usual sense. A key that
 * ends in `_pg` has the text for postgraduate courses, which have neither Extra nor Clearing, and
 * no insurance choice.
 */
const catalogue: Record<Key<Part>, Message> &
  Partial<Record<OptionalKey | `${OptionalKey}_${'uc' | 'pg'}`, Message>> = tile;

export function applyStatusCopy(status: ApplyStatus, facts: ApplyFacts): ApplyStatusCopy {
  const placeholders = placeholdersOf(facts);
  const words = [...variantsOf(status, facts), wordsOf(status, facts)];
  const find = (part: AnyPart, of: readonly (WordsKey | VariantKey)[] = words) =>
    of.flatMap((key) => keysOf(key, part, facts)).find((key) => catalogue[key]);
  const say = (key: CatalogueKey | undefined): string =>
    key === undefined ? '' : (catalogue[key]?.(placeholders).trim() ?? '');
  // The steps of a variant replace all steps of its status.
  const stepWords = words.filter((key) => find('next_1', [key])).slice(0, 1);
  // For the kind `asked`, the lead is the requested action, which does not name the university.
  const hasLead = facts.confirmation?.university !== '' || facts.confirmation.kind === 'asked';
  // The bar of `awaitingConfirm` always counts replies, so its label does not use the text about
  // confirmation.
  const counted = words.filter((key) => !isConfirmationKey(key) || status !== 'awaitingConfirm');

  return {
    label: say(find('label')),
    heading: say(find('heading')),
    lead: hasLead ? say(find('lead')) : '',
    explanation: say(find('explanation')),
    nextSteps: steps
      .map((part) => find(part, stepWords))
      .filter((key) => key !== undefined && (stepConditions[key]?.(facts) ?? true))
      .map(say),
    progressLabel: say(find('progress', counted)),
    count: say(find('count')),
  };
}

/**
 * The message keys for one part of the text. The key for the applicant's own scheme or level is
 * first.
 */
function keysOf(
  words: WordsKey | VariantKey,
  part: AnyPart,
  facts: ApplyFacts,
): readonly CatalogueKey[] {
  const plain = `tile_${words}_${part}` as const;
  if (isUndergraduate(facts)) return [plain];
  return [`${plain}_${facts.scheme === 'uc' ? 'uc' : 'pg'}`, plain];
}

const steps = ['next_1', 'next_2', 'next_3', 'next_4', 'next_5'] as const;

function placeholdersOf({
  scheme,
  year,
  clearing,
  counts: { percentComplete: percent, ...counts },
  confirmation,
  considering = [],
}: ApplyFacts): Placeholders {
  const unnamed =
    scheme === 'uc' ? apply.apply_unnamed_conservatoire() : apply.apply_unnamed_university();
  const nameOf = (name: string | null = null) => (name === null || name === '' ? unnamed : name);
  return {
    year,
    ...clearing,
    ...counts,
    percent,
    others: considering.length,
    names: considering.map(nameOf).join(', '),
    university: nameOf(confirmation?.university),
    insurance: nameOf(confirmation?.insurance),
    reasons: (confirmation?.reasons ?? []).map(asSentence).join(' '),
    action: asSentence(confirmation?.action ?? ''),
  };
}

/** Text from a university, with a full stop added if it has no punctuation at the end. */
const asSentence = (text: string): string => (/[.!?]$|^$/.test(text) ? text : `${text}.`);

const actors = {
  you: apply.apply_actor_you,
  adviser: apply.apply_actor_adviser,
  examBoards: apply.apply_actor_exam_boards,
  ucas: apply.apply_actor_ucas,
  nobody: apply.apply_actor_nobody,
  unknown: apply.apply_actor_unknown,
} satisfies Record<Exclude<ApplyActor, 'university'>, () => string>;

/**
 * The label for the actor of the next step: 'Your turn', 'With the university'.
 *
 * @param considering number of choices under consideration
 */
export function applyActorCopy(actor: ApplyActor, scheme: ApplyScheme, considering = 1): string {
  if (actor !== 'university') return actors[actor]();
  const [one, several] = universities[scheme];
  return considering > 1 ? several() : one();
}

const universities = {
  ug: [apply.apply_actor_university, apply.apply_actor_universities],
  uc: [apply.apply_actor_conservatoire, apply.apply_actor_conservatoires],
} as const satisfies Record<ApplyScheme, readonly (() => string)[]>;
