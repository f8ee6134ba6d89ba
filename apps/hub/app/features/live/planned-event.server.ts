import type { AppLoadContext } from '@remix-run/node';
import type { LiveSettings } from '@applicant-hub/api-clients';
import { liveState } from '@applicant-hub/domain';
import { findEmbed } from './find-embed.server.ts';
import type { EventState } from './view-types.ts';

export interface PlannedEvent {
  readonly state: EventState;
  /** Epoch milliseconds; 0 when no time is given. */
  readonly startsAt: number;
  /** The player; null if the event has no player, or if the player is not allowed. */
  readonly embed: string | null;
}

/**
 * Whether an invalid start time has been logged. It is logged only once, because every page reads
 * the same event.
 */
let isComplained = false;

/**
 * The editors' event; null if no event is planned, if this is unknown, or if its start is invalid.
 */
export function plannedEvent(
  live: LiveSettings,
  context: Pick<AppLoadContext, 'config' | 'log' | 'now'>,
): PlannedEvent | null {
  const { time } = live;
  if (!live.enabled) return null;
  if (time === null) {
    if (!isComplained) context.log.warn('invalid live event start time');
    isComplained = true;
    return null;
  }
  isComplained = false;
  const embed = findEmbed(live.embed, context);
  const state = liveState({ enabled: true, time, hasEmbed: embed !== null }, context.now());
  return state === 'disabled' ? null : { state, startsAt: time * 1000, embed };
}
