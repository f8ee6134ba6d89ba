import { applyUrlTemplate } from '@applicant-hub/domain';
import type { HubConfig } from './config.server.ts';

type Templates = HubConfig['applyLinks'];

/**
 * The application system of a year: an old address up to 2022, a new one from 2023 (APP-101).
 *
 * @param kind a scheme or an application type; it fills `{scheme}`
 */
export const applyUrl = (templates: Templates, studyYear: number, kind: string): string =>
  filled(
    applyUrlTemplate(studyYear, { oldTemplate: templates.old, newTemplate: templates.new }),
    studyYear,
    kind,
  );

/** Where an application of a year is followed once there is one (ACS-24). */
export const trackUrl = ({ track }: Templates, studyYear: number, kind: string): string =>
  filled(track, studyYear, kind);

const filled = (template: string, studyYear: number, kind: string) =>
  template.replace('{year}', String(studyYear)).replace('{scheme}', kind);
