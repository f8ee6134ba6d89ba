import type { Career, Result } from '@applicant-hub/api-clients';
import { careerListPage } from '#app/platform/paths/system-pages.ts';
import { findHref, withPage } from '#app/platform/server/config/missing-systems.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { findCareers } from './find-careers.server.ts';
import type { CareersView, MatchedCareers } from './view-types.ts';

/** The number of careers on the card. The list contains all matching careers. */
const SHOWN = 4;

export const server: WidgetServer = {
  id: 'CareerCompass',
  needs: 'careers',
  async load(scope): Promise<CareersView> {
    const assessmentId = scope.applicant.personalisation.careerAssessmentId;
    const { config } = scope.context;
    const listHref = assessmentId === null ? null : findHref(careerListPage(assessmentId), config);
    if (assessmentId === null || listHref === null) return { quiz: null };
    const result = await withinBudget(scope, `careers:${assessmentId}`, () =>
      findCareers(scope, { assessmentId }),
    );
    return { quiz: { listHref, matched: matchedIn(result, config) } };
  },
};

function matchedIn(result: Result<Career[]> | null, config: HubConfig): MatchedCareers {
  if (result === null) return { state: 'pending' };
  if (!result.ok) return { state: 'error', error: result.failure.kind };
  const careers = withPage(result.value, config)
    .slice(0, SHOWN)
    .map(({ id, title, url }) => ({ id, title, url }));
  return { state: 'ready', careers };
}
