import {
  defaultApplyLinksStudyYear,
  panelStudyYears,
  type Personalisation,
  tilesFor,
  withSavedYear,
} from '@applicant-hub/domain';
import { m } from '@applicant-hub/copy';
import { paths } from '#app/platform/paths/links.ts';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { popStashedForm } from '#app/platform/server/session/session.server.ts';
import { hasSent, isYearOver, standings } from '../upstream/sent.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { type Choice, readChoice } from '../choices/choice.ts';
import { startsOf } from '../upstream/starts.server.ts';
import type { ApplicationsView } from './view-types.ts';
import { applicationHrefs, yearStates } from '../applications/year-states.server.ts';

/** If no year is saved, this is the default year for Apply links (AMB-1). */
export const studyYearOf = ({ savedStudyYear }: Personalisation): number =>
  savedStudyYear ?? defaultApplyLinksStudyYear;

export const savedChoice = (personalisation: Personalisation): Choice => ({
  studyYear: String(studyYearOf(personalisation)),
  studyLevel: personalisation.studyLevel,
});

export const offeredYears = (personalisation: Personalisation): readonly string[] =>
  withSavedYear(panelStudyYears, studyYearOf(personalisation)).map(String);

export async function loadApplications(
  scope: RequestScope,
  isLinkIncomplete: boolean,
): Promise<ApplicationsView> {
  const { context, applicant } = scope;
  const { personalisation } = applicant;
  const studyYear = studyYearOf(personalisation);
  const years = offeredYears(personalisation);
  const [stashed, dates, starts, sent, isOver, known] = await Promise.all([
    stashedChoice(scope, years),
    getCycleDates(scope),
    startsOf(scope, studyYear),
    hasSent(scope),
    isYearOver(scope),
    standings(scope),
  ]);
  // Started applications are known only for the saved year.
  const statesOf = (year: number) =>
    yearStates(year, applicant, {
      now: context.now(),
      dates,
      starts: year === studyYear ? starts : {},
    });
  const ownStates = statesOf(studyYear);
  const hrefsOf = (year: number) => applicationHrefs(year, statesOf(year), context.config);
  return {
    id: context.requestId,
    years,
    saved: savedChoice(personalisation),
    stashed,
    isLinkIncomplete,
    states: Object.fromEntries(years.map((year) => [year, statesOf(Number(year))])),
    hrefs: hrefsOf(studyYear),
    elsewhere: Object.fromEntries(
      years.flatMap((year) => {
        const names = Object.entries(hrefsOf(Number(year))).flatMap(([name, href]) =>
          href === null ? [name] : [],
        );
        return names.length === 0 ? [] : [[year, names]];
      }),
    ),
    starts,
    hidden: Object.values(starts).includes('hidden')
      ? m.applications_hidden({ year: studyYear })
      : null,
    isSent: sent === true,
    canStart: tilesFor(personalisation.studyLevel, []).some(
      ({ id }) => ownStates[id] === 'open' && starts[id] !== 'started',
    ),
    isOver,
    standings: known,
    schemes: audienceOf(applicant).schemeTags,
  };
}

async function stashedChoice(
  { request, context }: RequestScope,
  years: readonly string[],
): Promise<Choice | null> {
  const stashed = await popStashedForm(request, context, paths.applications);
  return stashed && readChoice({ get: (name) => stashed[name]?.[0] }, years);
}
