import { paths } from '#app/platform/paths/links.ts';
import { CONFIRM, STEP } from './fields.ts';

/** The second step of the offer on its page. */
export const confirmPath = `${paths.support}?${STEP}=${CONFIRM}`;
