import { redirect } from '@remix-run/node';
import { paths } from '#app/platform/paths/links.ts';

export const loader = () => redirect(paths.hub);
