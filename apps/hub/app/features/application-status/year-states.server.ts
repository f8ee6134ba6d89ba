import {
  type ApplicationOption,
  applicationIds,
  applicationTiles,
  availability,
  optionAvailability,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { HubConfig } from '#app/platform/server/config.server.ts';
import { applyUrl } from './apply-url.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { openName } from './open-name.ts';
import { startsOf } from './starts.server.ts';
import type { Starts, YearStates } from './view-types.ts';

/** Whether each application of a year can be gone to, as the editors have published it. */
export function yearStates(
  studyYear: number,
  { pageState, pageStateSource }: Pick<Applicant, 'pageState' | 'pageStateSource'>,
  now: Date,
): YearStates {
  const published = {
    isKnown: pageStateSource !== 'defaults',
    studyYear,
    cards: pageState.cards[studyYear] ?? null,
    modes: pageState.applicationMode[studyYear] ?? null,
  };
  return Object.fromEntries(
    applicationIds.map((id) => [id, availability(id, published, now)]),
  ) as YearStates;
}

/** What has been started can be gone to, even while it is not known what the editors publish. */
export const withStarts = (states: YearStates, starts: Starts): YearStates =>
  Object.fromEntries(
    applicationIds.map((id) => {
      const isThere = states[id] === 'unknown' && starts[id] === 'started';
      return [id, isThere ? 'open' : states[id]];
    }),
  ) as YearStates;

/**
 * Whether each application of a year can be gone to, by all that is known of it.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function findYearStates(scope: RequestScope, year: number): Promise<YearStates> {
  const { context, applicant } = scope;
  const states = yearStates(year, applicant, context.now());
  const isKnown = applicant.pageStateSource !== 'defaults';
  return isKnown ? states : withStarts(states, await startsOf(scope, year));
}

/** Where to train to be a teacher is asked elsewhere in these countries (ACS-14). */
const otherPages: Partial<Record<ApplicationOption['value'], string>> = {
  england: paths.teachingInEngland,
  northernireland: paths.teachingInNorthernIreland,
};

/** Where the applications of a year lead that can be gone to, by `openName`. */
export function applicationHrefs(
  studyYear: number,
  states: YearStates,
  { applyLinks }: Pick<HubConfig, 'applyLinks'>,
): Partial<Record<string, string>> {
  const hrefs: Partial<Record<string, string>> = {};
  for (const { id, route, options } of applicationTiles) {
    if (route && states[id] === 'open')
      hrefs[openName(id)] = applyUrl(applyLinks, studyYear, route);
    for (const option of options) {
      if (optionAvailability(option, id, states) !== 'open') continue;
      const { route: leadsTo, value } = option;
      hrefs[openName(id, option)] = leadsTo
        ? applyUrl(applyLinks, studyYear, leadsTo)
        : otherPages[value];
    }
  }
  return hrefs;
}
