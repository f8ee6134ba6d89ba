import type { Failure } from '@applicant-hub/api-clients';

/** Whether the API does not understand the question, for instance an id that cannot be one. */
export const isRefused = ({ status }: Failure): boolean => status === 400;
