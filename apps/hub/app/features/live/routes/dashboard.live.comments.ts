import type { LoaderFunctionArgs } from '@remix-run/node';
import { showComments } from '../comments-page.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

/** The comments of a live event, as a page for a frame (LIV-9). */
export const loader = ({ request, context }: LoaderFunctionArgs) => showComments(request, context);

export const action = methodNotAllowed;
