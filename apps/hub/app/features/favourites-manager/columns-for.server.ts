import type { AppLoadContext } from '@remix-run/node';
import { type Column, columnsOf } from '#app/platform/paths/columns.ts';
import type { ManageKind } from '#app/platform/paths/kinds.ts';

export const columnsFor = (
  { clients }: Pick<AppLoadContext, 'clients'>,
  kind: ManageKind,
): readonly Column[] =>
  columnsOf[kind].filter(({ id }) => id !== 'distance' || clients.geocode !== null);
