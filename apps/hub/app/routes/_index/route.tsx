import { redirect } from '@remix-run/node';
import { paths } from '../../applicant/links.ts';

export const loader = () => redirect(paths.hub);
