import type { LoaderFunctionArgs } from '@remix-run/node';
import { NEW_OWN } from '#app/platform/paths/calendar-path.ts';

export const ownIdOf = ({ id }: LoaderFunctionArgs['params']): string | null =>
  id === undefined || id === NEW_OWN ? null : id;
