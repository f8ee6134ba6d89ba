import {
  type CycleDate,
  cyclePhase,
  deadlineRoutes,
  isClearingFor,
  isHomeClearingFor,
  phaseMessage,
  type Scheme,
} from '@applicant-hub/domain';
import { isUnconditional } from '#app/features/application-status/tile/own-tiles.ts';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { type PhaseView, phaseWords } from './phase-words.server.ts';

/**
 * Explains what the current phase means for the applicant (EXT-23); null when there is nothing to
 * show. It is based on the displayed tile, so that the text and the tile never disagree.
 *
 * @param dates null while the dates are unknown; then the phase is also unknown
 */
export function phaseBanner(
  { context, applicant }: Pick<RequestScope, 'context' | 'applicant'>,
  apply: Pick<ApplyView, 'tiles'> | null,
  dates: readonly CycleDate[] | null,
): PhaseView | null {
  const { studyYear, studyLevel } = applicant.personalisation;
  const tile = ownTile(apply);
  const scheme: Scheme = tile?.scheme ?? 'ug';
  const now = context.now();
  const [route] = deadlineRoutes(studyLevel, [scheme]);
  if (dates === null || route === undefined) return null;
  const phase = cyclePhase(dates, now, studyYear, route);
  if (phase === null) return null;

  const { ug: ugMode } = applicant.pageState.applyMode;
  // The mode may be Clearing, which changes every message.
  if (ugMode === null) return null;
  const year = { now, studyYear, studyLevel, scheme, ugMode };
  const isClearing = isClearingFor(year);
  // The home page then shows only Clearing (GRD-29), which is not open to this application.
  if (isHomeClearingFor(year) && !isClearing) return null;
  const message = phaseMessage(phase, {
    status: tile?.status ?? null,
    isClearing,
    isUnconditional: tile !== undefined && isUnconditional(tile),
  });
  const optionsHref = findHref(systemPages.options, context.config);
  const cycle = { dates, entryYear: studyYear, scheme, optionsHref };
  const words = message && phaseWords(message, cycle);
  return words && { phase, ...words };
}

/** A university application takes precedence. */
const ownTile = (apply: Pick<ApplyView, 'tiles'> | null) =>
  apply?.tiles.find(({ id }) => id === 'ug') ?? apply?.tiles.find(({ id }) => id === 'uc');
