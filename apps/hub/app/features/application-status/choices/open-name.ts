import type { ApplicationId, ApplicationOption } from '@applicant-hub/domain';

export const openName = (id: ApplicationId, option?: ApplicationOption): string =>
  option ? `${id}.${option.value}` : id;
