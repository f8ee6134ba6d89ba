import type { Scheme, TileStatus } from '../apply-status/types.ts';
import type { WayToApply } from '../phases/closed-ways.ts';
import { type FeedItem, type FeedItemId, feedItems } from './items.ts';
import { feedPlan } from './plan.ts';
import { sourceOf } from './statuses.ts';

export interface TurnFacts {
  /** The ways to apply that have closed in the applicant's year, for this scheme. */
  readonly closed: readonly WayToApply[];
  /** Whether the last date to reply to universities has passed while offers are unanswered. */
  readonly isReplyOver: boolean;
}

/**
 * The first step of the feed for a status if the applicant has to act now; otherwise null. The
 * button of the status tile names this act, so that the tile and the feed agree (EXT-31).
 */
export function turnItem(
  scheme: Scheme,
  status: TileStatus,
  { closed, isReplyOver }: TurnFacts,
): FeedItem | null {
  if (status === 'notStarted' || (status === 'decisionsReceived' && isReplyOver)) return null;
  const source = sourceOf(scheme, status, { ug: closed, uc: closed });
  const [id] = (feedPlan[source.scheme] as Plan)[source.status] ?? [];
  if (id === undefined) return null;
  const item = feedItems[id];
  if (item.colour !== 'turn' || (item.inExtra && closed.includes('extra'))) return null;
  return { id, ...item };
}

type Plan = Readonly<Record<string, readonly FeedItemId[]>>;
