import { m } from '@applicant-hub/copy';
import {
  type ApplicationId,
  type Availability,
  optionAvailability,
  tilesFor,
} from '@applicant-hub/domain';
import { type Choice, isSameChoice } from '../choices/choice.ts';
import { openName } from '../choices/open-name.ts';
import { obstacleWords, optionWords } from './tile-words.ts';
import type { ApplicationsView } from './view-types.ts';

/** What the button of an application says (ACS-7); nothing of starting one that may be there. */
const startWords = {
  started: m.applications_continue,
  unknown: m.applications_go,
  notStarted: m.applications_start,
};

/** One button of a tile. */
export interface WayView {
  /** What the form calls it. */
  name: string;
  label: string;
  /** Null when it can be gone to, or when there is nothing to say. */
  obstacle: string | null;
  /** Where it leads; null while it cannot be gone to, or before what was chosen is saved. */
  href: string | null;
  isOpen: boolean;
}

/** One application, for what is chosen. */
export interface TileView {
  id: ApplicationId;
  state: Availability;
  /** Whether it may have been started, and nobody can tell just now. */
  isUnsure: boolean;
  /** One, or one for each option. */
  ways: readonly WayView[];
  hasOptions: boolean;
}

/**
 * The applications for a year and a level, which may not be saved yet (ACS-5 to ACS-14). None of
 * which there is nothing to say: whole years have none (ACS-10).
 */
export function tileViews(view: ApplicationsView, choice: Choice): readonly TileView[] {
  const { studyYear: year, studyLevel } = choice;
  const states = view.states[year];
  if (states === undefined) return [];
  const isSaved = isSameChoice(choice, view.saved);

  const tiles = tilesFor(studyLevel, view.schemes).filter(({ id }) => states[id] !== 'none');
  return tiles.map(({ id, options }): TileView => {
    const way = (name: string, label: string, state: Availability): WayView => ({
      name,
      label,
      obstacle: obstacleWords(state, id),
      href: isSaved ? (view.hrefs[name] ?? null) : null,
      isOpen: state === 'open',
    });
    // Only what is known of the saved year is known.
    const start = year === view.saved.studyYear ? view.starts[id] : undefined;
    const label = startWords[start ?? 'notStarted']({ year });
    return {
      id,
      state: states[id],
      isUnsure: start === 'unknown' && states[id] === 'open',
      hasOptions: options.length > 0,
      ways:
        options.length > 0
          ? options.map((option) =>
              way(
                openName(id, option),
                optionWords[option.value](),
                optionAvailability(option, id, states),
              ),
            )
          : [way(openName(id), label, states[id])],
    };
  });
}
