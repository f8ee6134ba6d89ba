import type { CardSettings, Scheme, StudyLevel } from '../apply-status/types.ts';

/** The applications that can be made, in the order in which they are offered (ACS-4). */
export const applicationIds = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teachertraining',
  'preregistration',
] as const satisfies readonly (keyof CardSettings)[];
export type ApplicationId = (typeof applicationIds)[number];

/** The applications that are known to be started or not (ACS-7); of the others no API knows. */
const trackedSchemes: Readonly<Partial<Record<ApplicationId, Scheme>>> = {
  undergraduate: 'ug',
  conservatoires: 'uc',
};

const applicationOfLevel = (level: StudyLevel): ApplicationId =>
  level === 'Postgraduate' ? 'postgraduate' : 'undergraduate';

/** The application that a scheme stands for: that of `ug` is one of the level (APP-1). */
export const applicationOfScheme = (scheme: Scheme, level: StudyLevel): ApplicationId =>
  scheme === 'uc' ? 'conservatoires' : applicationOfLevel(level);

/** The scheme whose APIs know an application, for somebody of a level; null when none does. */
export const trackedScheme = (id: ApplicationId, level: StudyLevel): Scheme | null =>
  trackedSchemes[id] ?? (applicationOfLevel(level) === id ? 'ug' : null);

/** Whether the link of an application leads anywhere in a year (AMB-4). */
export const applicationModes = ['on', 'off'] as const;
export type ApplicationMode = (typeof applicationModes)[number];

/** The modes of one year, for each application; null while one is not known. */
export type ApplicationModes = Readonly<Record<ApplicationId, ApplicationMode | null>>;
