import type { GridWidgetId } from '@applicant-hub/domain';
import { type SystemPage, systemPages } from '#app/platform/paths/system-pages.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import type { WidgetDefinition } from './definition.ts';
import { publishedHref } from './widget-view.server.ts';

/**
 * Widgets that are only of use with a page or the video player. The table is not part of their
 * definitions, because the browser does not need it.
 */
const needs: Partial<Record<GridWidgetId, SystemPage | 'videos'>> = {
  CareerCompass: systemPages.careerCompass,
  CVBuilder: systemPages.cvBuilder,
  Decision: systemPages.options,
  Faq: systemPages.faqPage,
  GlobalCourseSearch: systemPages.courseSearch,
  HubLive: 'videos',
  SpringpodSpotlights: systemPages.spotlights,
  TeacherTrainingEnglandSearchAction: systemPages.teacherTrainingSearch,
  VirtualWorkExperiences: systemPages.workExperiences,
};

/** True if the hub has the page that a widget needs, or if editors link to another page instead. */
export function hasPage({ id, link }: WidgetDefinition, scope: RequestScope): boolean {
  const need = needs[id];
  const { config } = scope.context;
  if (need === undefined) return true;
  if (need === 'videos') return config.videoUrl !== null;
  return findHref(need, config) !== null || (link !== null && publishedHref(id, scope) !== null);
}
