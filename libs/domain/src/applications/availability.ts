import type { CardSettings } from '../apply-status/types.ts';
import { cycleYear } from '../cycle/cycle-year.ts';
import type { ApplicationId, ApplicationModes } from './ids.ts';
import type { ApplicationOption } from './tiles.ts';

/**
 * Availability of an application: it can be opened (`open`), its tile is inactive (`closed`,
 * `notYetOpen`), its link is switched off (`off`), it has no link (`none`), or the published
 * content is unavailable (`unknown`).
 */
export type Availability = 'open' | 'closed' | 'notYetOpen' | 'off' | 'none' | 'unknown';

/** The last study year without application links (ACS-10). */
const lastYearWithoutLinks = 2021;

export interface PublishedYear {
  isKnown: boolean;
  studyYear: number;
  cards: CardSettings | null;
  modes: ApplicationModes | null;
}

export function availability(
  id: ApplicationId,
  { isKnown, studyYear, cards, modes }: PublishedYear,
  now: Date,
): Availability {
  const card = cards?.[id];
  const mode = modes?.[id];
  if (!isKnown || card === null) return 'unknown';
  if (!card) return studyYear < cycleYear(now) ? 'closed' : 'notYetOpen';
  if (studyYear <= lastYearWithoutLinks) return 'none';
  if (mode === null) return 'unknown';
  return mode === 'off' ? 'off' : 'open';
}

/**
 * Returns the availability of an option: both its application and the application that it leads to
 * must be available (ACS-13).
 */
export function optionAvailability(
  { route }: Pick<ApplicationOption, 'route'>,
  id: ApplicationId,
  states: Readonly<Record<ApplicationId, Availability>>,
): Availability {
  return states[id] === 'open' && route !== null ? states[route] : states[id];
}
