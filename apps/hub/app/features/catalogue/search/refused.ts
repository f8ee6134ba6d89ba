import type { Failure } from '@applicant-hub/api-clients';

/** Whether the API rejected the request, for example because of an invalid id. */
export const isRefused = ({ status }: Failure): boolean => status === 400;
