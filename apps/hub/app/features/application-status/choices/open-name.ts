import type { ApplicationId, ApplicationOption } from '@applicant-hub/domain';

/** What the form calls an application, or one of its options. */
export const openName = (id: ApplicationId, option?: ApplicationOption): string =>
  option ? `${id}.${option.value}` : id;
