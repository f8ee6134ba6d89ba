import { applyUrlTemplate } from '@applicant-hub/domain';
import type { HubConfig } from '../../server/config.server.ts';

/**
 * The application system of a year: an old address up to 2022, a new one from 2023 (APP-101).
 *
 * @param kind a scheme or an application type; it fills `{scheme}`
 */
export const applyUrl = (
  templates: HubConfig['applyLinks'],
  studyYear: number,
  kind: string,
): string =>
  applyUrlTemplate(studyYear, { oldTemplate: templates.old, newTemplate: templates.new })
    .replace('{year}', String(studyYear))
    .replace('{scheme}', kind);
