import type { CardSettings, Scheme, StudyLevel } from '../apply-status/types.ts';

export const applicationIds = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teachertraining',
  'preregistration',
] as const satisfies readonly (keyof CardSettings)[];
export type ApplicationId = (typeof applicationIds)[number];

/** The applications whose start is tracked by an API (ACS-7). */
const trackedSchemes: Readonly<Partial<Record<ApplicationId, Scheme>>> = {
  undergraduate: 'ug',
  conservatoires: 'uc',
};

const applicationOfLevel = (level: StudyLevel): ApplicationId =>
  level === 'Postgraduate' ? 'postgraduate' : 'undergraduate';

/** The application of `ug` depends on the level (APP-1). */
export const applicationOfScheme = (scheme: Scheme, level: StudyLevel): ApplicationId =>
  scheme === 'uc' ? 'conservatoires' : applicationOfLevel(level);

export const trackedScheme = (id: ApplicationId, level: StudyLevel): Scheme | null =>
  trackedSchemes[id] ?? (applicationOfLevel(level) === id ? 'ug' : null);

/** Whether the link of an application works in a year (AMB-4). */
export const applicationModes = ['on', 'off'] as const;
export type ApplicationMode = (typeof applicationModes)[number];

export type ApplicationModes = Readonly<Record<ApplicationId, ApplicationMode | null>>;
