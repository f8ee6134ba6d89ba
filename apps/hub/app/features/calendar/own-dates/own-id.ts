import type { LoaderFunctionArgs } from '@remix-run/node';
import { NEW_OWN } from '#app/platform/paths/calendar-path.ts';

/** Which date or to-do a form is about; null for a new one. */
export const ownIdOf = ({ id }: LoaderFunctionArgs['params']): string | null =>
  id === undefined || id === NEW_OWN ? null : id;
