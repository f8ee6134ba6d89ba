import type { LoaderFunctionArgs } from '@remix-run/node';
import { showComments } from '../comments-page.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) => showComments(request, context);

export const action = methodNotAllowed;
