import type { AppLoadContext } from '@remix-run/node';
import type { Lookups } from '../questions/view.ts';

export const hasLookups = ({ clients }: Pick<AppLoadContext, 'clients'>): Lookups => ({
  address: clients.address !== null,
  school: clients.schools !== null,
  phone: clients.phone !== null,
});
