import type { CardSettings } from '../apply-status/types.ts';

/** The applications that can be made, in the order in which they are offered (ACS-4). */
export const applicationIds = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teachertraining',
  'preregistration',
] as const satisfies readonly (keyof CardSettings)[];
export type ApplicationId = (typeof applicationIds)[number];

/** Whether the link of an application leads anywhere in a year (AMB-4). */
export const applicationModes = ['on', 'off'] as const;
export type ApplicationMode = (typeof applicationModes)[number];

/** The modes of one year, for each application. */
export type ApplicationModes = Readonly<Record<ApplicationId, ApplicationMode>>;
