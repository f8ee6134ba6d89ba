import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';

type TicketOf<State extends QueueTicket['state']> = Extract<QueueTicket, { state: State }>;

/** The ticket of a user who waits in the queue. */
export const waitingTicket = (fields: Partial<TicketOf<'waiting'>> = {}): TicketOf<'waiting'> => ({
  state: 'waiting',
  id: 'a-ticket',
  place: 42,
  minutes: { from: 12, to: 18 },
  ...fields,
});

/** The ticket of a user who arrived before the queue opened. */
export const earlyTicket = (fields: Partial<TicketOf<'early'>> = {}): TicketOf<'early'> => ({
  state: 'early',
  id: 'a-ticket',
  opensAt: '2099-08-19T07:00:00.000Z',
  ...fields,
});

/** The ticket of a user whose turn has come. */
export const admittedTicket = (): TicketOf<'admitted'> => ({ state: 'admitted', id: 'a-ticket' });

/** The stored data of a waiting user's ticket. */
export const heldTicket = (fields: Partial<HeldTicket> = {}): HeldTicket => ({
  id: 'a-ticket',
  event: 'https://apply.example/clearing',
  state: 'waiting',
  place: 42,
  ...fields,
});
