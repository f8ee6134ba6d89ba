import type { PageState } from '@applicant-hub/api-clients';
import {
  type ApplicationOption,
  applicationIds,
  applicationTiles,
  availability,
  optionAvailability,
} from '@applicant-hub/domain';
import { paths } from '../applicant/links.ts';
import type { HubConfig } from '../server/config.server.ts';
import { applyUrl } from '../widgets/apply/apply-url.server.ts';
import { openName } from './open-name.ts';
import type { YearStates } from './view-types.ts';

/** Whether each application of a year can be gone to, as the editors have published it. */
export function yearStates(
  studyYear: number,
  { cards, applicationMode }: Pick<PageState, 'applicationMode' | 'cards'>,
  now: Date,
): YearStates {
  const published = {
    studyYear,
    cards: cards[studyYear] ?? null,
    modes: applicationMode[studyYear] ?? null,
  };
  return Object.fromEntries(
    applicationIds.map((id) => [id, availability(id, published, now)]),
  ) as YearStates;
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
