import type { Scheme, TileStatus } from '../apply-status/types.ts';
import type { WayToApply } from '../phases/closed-ways.ts';
import { type NextStep, nextSteps } from './feed.ts';

export interface ActFacts {
  /** The ways to apply that have closed in the applicant's year, for this scheme. */
  readonly closed: readonly WayToApply[];
  /** True after the last date to reply, if offers are unanswered. */
  readonly isReplyOver: boolean;
}

/**
 * The first step of the feed for one application, if it is an action that the applicant can take
 * now; otherwise null. The button of the status tile names this action, so that the tile and the
 * feed agree (EXT-31).
 */
export function nextAct(
  scheme: Scheme,
  status: TileStatus,
  { closed, isReplyOver }: ActFacts,
): NextStep | null {
  const statuses = { ug: 'notStarted', uc: 'notStarted', [scheme]: status } as const;
  const [first] = nextSteps({
    statuses,
    shown: statuses,
    // In clearing mode, the feed has no steps for conservatoires, but the button of their tile
    // still names an action.
    ugMode: 'default',
    // The first step does not depend on the facts below when the applicant can act.
    studyLevel: 'Undergraduate',
    unconditional: [],
    seasonsOver: [],
    kinds: { questions: true, guides: true, articles: true },
    isReplyOver,
    closed: { ug: closed, uc: closed },
  });
  return first !== undefined && isAct(first) ? first : null;
}

/** `open` is not an action: it only opens the application, as the tile's default button does. */
const isAct = ({ id, type, colour }: NextStep): boolean =>
  type === 'cta' && (colour === 'turn' || colour === 'primary') && id !== 'open';
