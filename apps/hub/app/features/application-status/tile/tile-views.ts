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

/** Label of the button (ACS-7). The label is not Start if the application may already exist. */
const startWords = {
  started: m.applications_continue,
  unknown: m.applications_go,
  hidden: m.applications_go,
  notStarted: m.applications_start,
};

export interface WayView {
  /** Value of the button in the form. */
  name: string;
  label: string;
  /** Why there is no link; null if there is a link, or if no explanation is needed. */
  obstacle: string | null;
  /** Null while the link is unavailable, or while the chosen year and level are not saved. */
  href: string | null;
  isOpen: boolean;
}

export interface TileView {
  id: ApplicationId;
  state: Availability;
  /** Whether the application may have been started although this cannot be checked now. */
  isUnsure: boolean;
  /** A single link, or a link for each option. */
  ways: readonly WayView[];
  hasOptions: boolean;
}

/**
 * Applications for a year and level, which may not be saved yet (ACS-5 to ACS-14). Applications
 * with nothing to show are left out, so a year may have no applications (ACS-10).
 */
export function tileViews(view: ApplicationsView, choice: Choice): readonly TileView[] {
  const { studyYear: year, studyLevel } = choice;
  const states = view.states[year];
  if (states === undefined) return [];
  const isSaved = isSameChoice(choice, view.saved);

  const tiles = tilesFor(studyLevel, view.schemes).filter(({ id }) => states[id] !== 'none');
  return tiles.map(({ id, options }): TileView => {
    const way = (name: string, label: string, state: Availability): WayView => {
      const isElsewhere = view.elsewhere[year]?.includes(name) ?? false;
      return {
        name,
        label,
        obstacle: isElsewhere ? m.applications_elsewhere() : obstacleWords(state, id),
        href: isSaved ? (view.hrefs[name] ?? null) : null,
        isOpen: state === 'open' && !isElsewhere,
      };
    };
    // Started applications are known only for the saved year.
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
