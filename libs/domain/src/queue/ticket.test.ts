import { expect, it } from 'vitest';
import { newerTicket, type QueueTicket } from './ticket.ts';

const early: QueueTicket = { state: 'early', id: 'a', opensAt: '2027-08-19T07:00:00.000Z' };
const admitted: QueueTicket = { state: 'admitted', id: 'a' };
const minutes = { from: 12, to: 18 };
const at = (place: number, id = 'a'): QueueTicket => ({ state: 'waiting', id, place, minutes });

it.each([
  ['the first known place', null, at(40), at(40)],
  ['a place that has moved forward', at(40), at(30), at(30)],
  ['the nearer place of two responses that arrived in the wrong order', at(30), at(40), at(30)],
  ['a place that was drawn when the queue opened', early, at(40), at(40)],
  ['a drawn place, in spite of an older response', at(40), early, at(40)],
  ['a turn that has started', at(1), admitted, admitted],
  ['a turn that has started, in spite of an older response', admitted, at(1), admitted],
  [
    'the place of another ticket, because the earlier ticket has lapsed',
    at(30),
    at(900, 'b'),
    at(900, 'b'),
  ],
  ['the place of another ticket after a missed turn', admitted, at(900, 'b'), at(900, 'b')],
])('[EXT-28] the ticket shows %s', (_what, known, ticket, shown) => {
  expect(newerTicket(known, ticket)).toEqual(shown);
});

it('[EXT-28] the ticket shows the minutes of the newer response', () => {
  const ticket: QueueTicket = { state: 'waiting', id: 'a', place: 40, minutes: null };
  expect(newerTicket(at(30), ticket)).toEqual({ ...ticket, place: 30 });
});
