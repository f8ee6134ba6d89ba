import { paths } from '#app/platform/paths/links.ts';
import { CONFIRM, STEP } from './fields.ts';

export const confirmPath = `${paths.support}?${STEP}=${CONFIRM}`;
