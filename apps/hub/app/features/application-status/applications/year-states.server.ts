import {
  type ApplicationId,
  type ApplicationOption,
  type Availability,
  type CycleDate,
  applicationIds,
  applicationTiles,
  availability,
  isTooLateToStart,
  optionAvailability,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import type { SystemPage } from '#app/platform/paths/system-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { applyUrl } from '#app/platform/server/config/apply-url.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { openName } from '../choices/open-name.ts';
import { startsOf } from '../upstream/starts.server.ts';
import type { Starts, YearStates } from '../tile/view-types.ts';

/** Facts that decide the state of a year, in addition to the editors' settings. */
interface YearKnown {
  now: Date;
  /** Null while the dates are unknown; in that case no year counts as closed. */
  dates: readonly CycleDate[] | null;
  starts: Starts;
}

/**
 * Availability of each application for a year. The editors' settings decide it, with two
 * exceptions: an application is closed when it is too late to start it, and a started application
 * can be opened while the settings are unknown.
 */
export function yearStates(
  studyYear: number,
  { pageState }: Pick<Applicant, 'pageState'>,
  { now, dates, starts }: YearKnown,
): YearStates {
  const { cards, applicationMode, applyMode } = pageState;
  const published = {
    isKnown: cards !== null && applicationMode !== null,
    studyYear,
    cards: cards?.[studyYear] ?? null,
    modes: applicationMode?.[studyYear] ?? null,
  };
  const year = { dates: dates ?? [], now, studyYear, ugMode: applyMode.ug };
  const stateOf = (id: ApplicationId): Availability => {
    const state = availability(id, published, now);
    if (starts[id] === 'started') return state === 'unknown' ? 'open' : state;
    // An application that may exist is not shown as closed.
    if (state !== 'open' || starts[id] !== undefined) return state;
    if (isTooLateToStart(id, year)) return 'closed';
    // In Clearing it is not too late to start. An unknown mode may be Clearing.
    const mayBeTooLate = isTooLateToStart(id, { ...year, ugMode: applyMode.ug ?? 'default' });
    return mayBeTooLate ? 'unknown' : 'open';
  };
  return Object.fromEntries(applicationIds.map((id) => [id, stateOf(id)])) as YearStates;
}

/**
 * Returns the availability of each application for a year, from all known facts. Application APIs
 * are called only where their response matters.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function findYearStates(scope: RequestScope, year: number): Promise<YearStates> {
  const { context, applicant } = scope;
  const known = { now: context.now(), dates: await getCycleDates(scope) };
  const states = yearStates(year, applicant, { ...known, starts: {} });
  const isSure = Object.values(states).every((state) => state !== 'unknown' && state !== 'closed');
  if (isSure) return states;
  return yearStates(year, applicant, { ...known, starts: await startsOf(scope, year) });
}

/** In these countries, teacher training has its own application page (ACS-14). */
const otherPages: Partial<Record<ApplicationOption['value'], SystemPage>> = {
  england: preferencePages.teachingInEngland,
  northernireland: preferencePages.teachingInNorthernIreland,
};

type Addresses = Pick<HubConfig, 'applyLinks' | 'links' | 'membershipUrl' | 'publicUrl'>;

/**
 * The addresses of the open applications for a year, by `openName`; null if the hub does not have
 * the address.
 */
export function applicationHrefs(
  studyYear: number,
  states: YearStates,
  config: Addresses,
): Partial<Record<string, string | null>> {
  const hrefs: Partial<Record<string, string | null>> = {};
  const routeHref = (route: ApplicationId) => applyUrl(config.applyLinks, studyYear, route);
  for (const { id, route, options } of applicationTiles) {
    if (route && states[id] === 'open') hrefs[openName(id)] = routeHref(route);
    for (const option of options) {
      if (optionAvailability(option, id, states) !== 'open') continue;
      const { route: leadsTo, value } = option;
      const page = otherPages[value];
      if (leadsTo) hrefs[openName(id, option)] = routeHref(leadsTo);
      else if (page) hrefs[openName(id, option)] = findHref(page, config);
    }
  }
  return hrefs;
}
