import type { AppLoadContext } from '@remix-run/node';
import { type Answers, panelIds, panelStudyYears, withSavedYear } from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import { hasLookups } from '../lookups/has-lookups.server.ts';
import { phoneRegions } from '../lookups/regions.server.ts';
import { knownNumber } from '../lookups/saved-number.server.ts';
import { stashedForm, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { panelOf, type TypedPanel } from './panel-state.ts';
import { readPanelForm } from './read-panel-form.server.ts';
import { takeSavedPanel } from './saved-panel.server.ts';
import { typedPanel } from './typed-panel.server.ts';

export async function loadPreferences(
  request: Request,
  context: AppLoadContext,
  applicant: Applicant,
) {
  const saved = preferenceAnswers(applicant);
  const { savedStudyYear } = applicant.personalisation;
  const [regions, number, stashed] = await Promise.all([
    phoneRegions({ context, applicant }),
    knownNumber({ context, applicant }, saved.mobile),
    takeStashedPanel(request, context, saved),
  ]);
  return {
    /** Unique per response, so that a repeated message is announced again. */
    id: context.requestId,
    now: context.now().toISOString(),
    saved,
    studyYears: withSavedYear(panelStudyYears, savedStudyYear).map(String),
    lookups: hasLookups(context),
    phoneRegions: regions,
    savedNumber: number,
    section: panelOf(panelIds, new URL(request.url).searchParams.get('section')),
    stashed,
    savedPanel: takeSavedPanel(request, context),
  };
}

async function takeStashedPanel(
  request: Request,
  context: AppLoadContext,
  saved: Answers,
): Promise<TypedPanel | null> {
  const stashed = await popStashedForm(request, context, paths.preferences);
  const form = stashed && readPanelForm(stashedForm(stashed));
  return form && typedPanel(form, saved);
}
