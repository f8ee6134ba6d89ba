import { cycleYear } from '../cycle/cycle-year.ts';
import { isClearingFuture, isTileClearing } from '../visibility/clearing.ts';
import { isForcedMode } from './select.ts';
import { schemes } from './types.ts';
import type { AppInfoPart, CardSettings, KnownMode, Scheme, StudyLevel } from './types.ts';

/** One tile of the Apply widget. `startNew` is the 'Start / Continue application' tile. */
export interface LayoutTile {
  id: Scheme | 'startNew';
  /** The scheme whose mode and part the tile uses. */
  scheme: Scheme;
}

export type TileLayout = {
  /** Whether the new-application link is shown below the tiles (APP-67 to APP-69). */
  newApplicationLink: boolean;
} & (
  | { kind: 'tiles'; tiles: readonly LayoutTile[] }
  /** A single ug tile replaces all other tiles (APP-3). */
  | { kind: 'forcedSingle'; tile: LayoutTile }
  /** 'View your {year} applications' with a button for each application (APP-4). */
  | { kind: 'closed'; year: number; buttons: readonly ClosedButton[] }
);

export const closedButtons = ['undergraduate', 'postgraduate', 'conservatoires'] as const;
export type ClosedButton = (typeof closedButtons)[number];

export interface TileLayoutInput {
  now: Date;
  studyYear: number;
  studyLevel: StudyLevel;
  modes: Readonly<Record<Scheme, KnownMode>>;
  /** The card settings of the study year; null when unknown. */
  cards: CardSettings | null;
  /** The parts that the tiles show (`tilePart`). */
  parts: Readonly<Record<Scheme, LayoutPart>>;
}

export interface LayoutPart extends Pick<AppInfoPart, 'applicationStarted' | 'applyUnavailable'> {
  /**
   * Whether an application may exist although the APIs do not report it, because they failed or
   * have not responded.
   */
  maybeStarted: boolean;
}

const ugTile: LayoutTile = { id: 'ug', scheme: 'ug' };
const ucTile: LayoutTile = { id: 'uc', scheme: 'uc' };
const startNewTile: LayoutTile = { id: 'startNew', scheme: 'ug' };

export function tileLayout(input: TileLayoutInput): TileLayout {
  const newApplicationLink = showsNewApplicationLink(input);
  if (isForcedSingle(input)) return { kind: 'forcedSingle', tile: ugTile, newApplicationLink };
  if (areApplicationsClosed(input)) {
    return { kind: 'closed', year: input.studyYear, buttons: closedButtons, newApplicationLink };
  }
  return { kind: 'tiles', tiles: tilesOf(input), newApplicationLink };
}

export function isApplyHidden(studyYear: number): boolean {
  return studyYear === 2021;
}

/**
 * Checks whether the study year is past and no application can be started or continued in it
 * (APP-66, AMB-8).
 */
export function areApplicationsClosed({
  now,
  studyYear,
  cards,
}: Pick<TileLayoutInput, 'now' | 'studyYear' | 'cards'>): boolean {
  // Cards that are unpublished or unavailable do not count as switched off.
  const everyCardOff = cards !== null && Object.values(cards).every((on) => on === false);
  return studyYear < cycleYear(now) && everyCardOff;
}

function isForcedSingle({ now, studyYear, modes }: TileLayoutInput): boolean {
  const bothForced = modes.ug === modes.uc && isForcedMode(modes.ug);
  return bothForced || isClearingFuture({ now, studyYear, ugMode: modes.ug });
}

function isClearing({ now, studyYear, modes }: TileLayoutInput): boolean {
  return isTileClearing({ now, studyYear, ugMode: modes.ug });
}

/**
 * Returns one tile for each scheme whose application has been started, or may have been started
 * because its API failed or has not responded. The hub must not offer to start an application that
 * may already exist. If no scheme has a tile, returns only the ug tile (AMB-93, APP-96). Clearing
 * mode adds two tiles (APP-5).
 */
function tilesOf(input: TileLayoutInput): readonly LayoutTile[] {
  const { ug, uc } = input.parts;
  const isThere = (part: LayoutPart) => part.applicationStarted || part.maybeStarted;
  const base = isThere(ug) || !isThere(uc) ? [ugTile] : [];
  if (isClearing(input)) return [...base, ucTile, startNewTile];
  return isThere(uc) ? [...base, ucTile] : base;
}

function showsNewApplicationLink(input: TileLayoutInput): boolean {
  if (isClearing(input) || areApplicationsClosed(input)) return false;
  const parts = schemes.map((scheme) => input.parts[scheme]);
  const started = parts.filter(({ applicationStarted }) => applicationStarted).length;
  if (input.studyLevel === 'Undergraduate') return started < schemes.length;
  return started > 0 && parts.every(({ applyUnavailable }) => !applyUnavailable);
}
