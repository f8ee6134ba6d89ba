import type { AppLoadContext } from '@remix-run/node';
import { type Column, columnsOf } from '#app/platform/paths/columns.ts';
import type { ManageKind } from '#app/platform/paths/kinds.ts';

/** The columns of a list. A hub that cannot locate postcodes has no distances. */
export const columnsFor = (
  { clients }: Pick<AppLoadContext, 'clients'>,
  kind: ManageKind,
): readonly Column[] =>
  columnsOf[kind].filter(({ id }) => id !== 'distance' || clients.geocode !== null);
