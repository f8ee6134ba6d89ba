import { dateStages } from '@applicant-hub/domain';
import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import type { Programme } from './programme.ts';

const date = z.iso.date();
const time = z.string().regex(/^\d\d:\d\d$/, 'must be hh:mm');
const text = z.string();
const schemes = z.array(text);

const keyDate = z.strictObject({
  id: text.nullable(),
  title: text,
  date,
  time: time.nullable(),
  until: date.nullable(),
  schemes,
  page: text.nullable(),
  written: z.enum(['utc', 'local']),
  cycle: z
    .strictObject({
      entryYear: z.number(),
      stage: z.enum(dateStages),
      key: text,
      confirmed: z.boolean(),
      decisionsBy: date.nullable(),
    })
    .nullable(),
});

const openEvent = z.strictObject({
  id: text,
  title: text,
  date,
  time,
  until: date.nullable(),
  end: time.nullable(),
  schemes,
  area: text.nullable(),
  place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  providerId: text.nullable(),
});

export const eventsStates = (programme: Programme): States => ({
  'these are the key dates': state(
    z.strictObject({ keyDates: z.array(keyDate) }),
    (account, { keyDates }) => programme.replaceKeyDates(account, keyDates),
  ),
  'these are the events': state(
    z.strictObject({ events: z.array(openEvent) }),
    (account, { events }) => programme.replaceOpenEvents(account, events),
  ),
});
