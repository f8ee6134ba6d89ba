import type { LoaderFunctionArgs } from '@remix-run/node';
import { NEW_OWN } from '#app/platform/paths/calendar-path.ts';

/** The id of the date or to-do in the address; null for a new one. */
export const ownIdOf = ({ id }: LoaderFunctionArgs['params']): string | null =>
  id === undefined || id === NEW_OWN ? null : id;
