import { isGridClearing } from '../visibility/clearing.ts';
import type { KnownMode, Scheme, StudyLevel } from '../apply-status/types.ts';
import type { ClosedYear } from '../phases/year-status.ts';
import { type FeedItem, type FeedItemId, feedItems } from './items.ts';
import { type FeedKind, isWantedStep } from './kinds.ts';
import { beginnersItems, feedPlan, replyOverPlan, unconditionalPlan } from './plan.ts';
import {
  type FeedInput,
  type FeedSource,
  feedSources,
  type FeedStatus,
  isAnyUnavailable,
  isReadAsStart,
} from './statuses.ts';
import type { FeedSeason } from './season.ts';
import { takeTurns } from './take-turns.ts';

export interface NextStep extends FeedItem {
  readonly scheme: Scheme;
  readonly status: FeedStatus;
}

export type FeedCard =
  | { readonly type: 'single'; readonly step: NextStep }
  | { readonly type: 'cards'; readonly steps: readonly [NextStep, NextStep] };

export interface FeedSituation {
  readonly statuses: Readonly<Record<Scheme, FeedInput>>;
  /** The statuses of the tiles. `statuses` may contain the last known statuses instead. */
  readonly shown: Readonly<Record<Scheme, FeedInput>>;
  readonly ugMode: KnownMode;
  readonly studyLevel: StudyLevel;
  /** The schemes in which the applicant has an unconditional firm choice. */
  readonly unconditional: readonly Scheme[];
  /** Whether the last date to reply to universities has passed while offers are unanswered. */
  readonly isReplyOver: boolean;
  readonly closed: ClosedYear;
  readonly seasonsOver: readonly FeedSeason[];
  /** Whether each kind of step is switched on (EXT-22). */
  readonly kinds: Readonly<Record<FeedKind, boolean>>;
}

export function feedCards(situation: FeedSituation): readonly FeedCard[] {
  return pair(nextSteps(situation));
}

export function nextSteps(situation: FeedSituation): readonly NextStep[] {
  const { statuses, shown, ugMode, studyLevel, closed, seasonsOver, kinds } = situation;
  const inClearing = isGridClearing(ugMode);
  const sources = feedSources(statuses, inClearing, closed);
  const lists = sources.map((source) =>
    idsOf(source, situation).map((id): NextStep => ({ id, ...feedItems[id], ...source })),
  );
  const first = sources[0];
  const why: NextStep[] =
    first && isAnyUnavailable(shown, inClearing)
      ? [{ id: 'unavailable_faq', ...feedItems.unavailable_faq, ...first }]
      : [];
  const seen = new Set<FeedItemId>();
  const steps = [...why, ...takeTurns(lists)].filter((step) => {
    const { id, only, inExtra, until, scheme } = step;
    if (seen.has(id) || (only !== undefined && only !== studyLevel)) return false;
    if (until !== undefined && seasonsOver.includes(until)) return false;
    if (inExtra && closed[scheme].includes('extra')) return false;
    seen.add(id);
    return isWantedStep(step, kinds);
  });
  // A status may have no steps, but an application can always be opened.
  if (first && steps.length === 0) return [{ id: 'open', ...feedItems.open, ...first }];
  return steps;
}

function idsOf(
  source: FeedSource,
  { statuses, unconditional, isReplyOver }: FeedSituation,
): readonly FeedItemId[] {
  const { scheme, status } = source;
  if (status === 'awaitingConfirm' && unconditional.includes(scheme)) {
    return unconditionalPlan[scheme];
  }
  if (source.scheme === 'uc') return feedPlan.uc[source.status];
  if (isReplyOver && status === 'decisionsReceived') return replyOverPlan;
  // The applicant may have applied, so the feed shows only the steps of `start` that are right both
  // before and after applying (FED-11).
  return status === 'start' && isReadAsStart(statuses.ug)
    ? ['open', ...feedPlan.ug.start.filter((id) => !beginnersItems.includes(id)), 'help_faq']
    : feedPlan.ug[source.status];
}

const isPaired = ({ type }: NextStep) => type === 'faq' || type === 'howto';

/** Puts questions and guides on cards in pairs, at the position of the first of the two. */
function pair(steps: readonly NextStep[]): readonly FeedCard[] {
  const paired = steps.filter(isPaired);
  return steps.flatMap((step): FeedCard[] => {
    const place = paired.indexOf(step);
    if (place === -1) return [{ type: 'single', step }];
    if (place % 2 === 1) return [];
    const second = paired[place + 1];
    return second ? [{ type: 'cards', steps: [step, second] }] : [{ type: 'single', step }];
  });
}
