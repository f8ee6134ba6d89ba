import { type AppLoadContext, data } from '@remix-run/node';

type Has = Pick<AppLoadContext, 'clients'>;

export const hasCalendar = ({ clients }: Has): boolean =>
  clients.events !== null || clients.ownDates !== null;

/** @throws a 404 if the hub has no dates */
export function requireCalendar(context: Has): void {
  if (!hasCalendar(context)) throw data(null, { status: 404 });
}
