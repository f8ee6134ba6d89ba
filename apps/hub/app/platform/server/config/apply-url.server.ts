import { applyUrlTemplate } from '@applicant-hub/domain';
import type { HubConfig } from './config.server.ts';

type Templates = HubConfig['applyLinks'];

/**
 * URL of the application system for a study year: the old system up to 2022, and the new system
 * from 2023 (APP-101).
 *
 * @param kind a scheme or an application type, which replaces `{scheme}`
 * @returns null if the system is not configured
 */
export const applyUrl = (templates: Templates, studyYear: number, kind: string): string | null =>
  filled(
    applyUrlTemplate(studyYear, { oldTemplate: templates.old, newTemplate: templates.new }),
    studyYear,
    kind,
  );

/** The page where an applicant tracks a started application (ACS-24); null if not configured. */
export const trackUrl = ({ track }: Templates, studyYear: number, kind: string): string | null =>
  filled(track, studyYear, kind);

const filled = (template: string | null, studyYear: number, kind: string) =>
  template?.replace('{year}', String(studyYear)).replace('{scheme}', kind) ?? null;
