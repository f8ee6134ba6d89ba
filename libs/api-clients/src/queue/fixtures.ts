import type { HeldTicket, QueueTicket } from '@applicant-hub/domain';

type TicketOf<State extends QueueTicket['state']> = Extract<QueueTicket, { state: State }>;

export const waitingTicket = (fields: Partial<TicketOf<'waiting'>> = {}): TicketOf<'waiting'> => ({
  state: 'waiting',
  id: 'a-ticket',
  place: 42,
  minutes: { from: 12, to: 18 },
  ...fields,
});

export const earlyTicket = (fields: Partial<TicketOf<'early'>> = {}): TicketOf<'early'> => ({
  state: 'early',
  id: 'a-ticket',
  opensAt: '2099-08-19T07:00:00.000Z',
  ...fields,
});

export const admittedTicket = (): TicketOf<'admitted'> => ({ state: 'admitted', id: 'a-ticket' });

export const heldTicket = (fields: Partial<HeldTicket> = {}): HeldTicket => ({
  id: 'a-ticket',
  event: 'https://apply.example/clearing',
  state: 'waiting',
  place: 42,
  ...fields,
});
