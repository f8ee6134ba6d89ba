import type { ApplicationId, ApplicationOption } from '@applicant-hub/domain';

/** Form value for an application or one of its options. */
export const openName = (id: ApplicationId, option?: ApplicationOption): string =>
  option ? `${id}.${option.value}` : id;
