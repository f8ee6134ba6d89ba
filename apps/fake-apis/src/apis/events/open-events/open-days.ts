import type { CalendarDate } from '@applicant-hub/domain';
import { oneOf, integerOf } from '#src/apis/courses/chance.ts';
import { providers } from '#src/apis/courses/providers/providers.ts';
import type { Provider } from '#src/apis/courses/providers/provider.ts';
import { type OpenDay, saturdayFrom, turnsAround } from './open-event.ts';

/** Number of days between two open days of a university: about three months. */
const PERIOD = 84;

interface Kind {
  readonly title: (name: string) => string;
  readonly time: string;
  readonly scheme: 'undergraduate' | 'postgraduate';
  readonly isOnline: boolean;
}

const undergraduate = { scheme: 'undergraduate', isOnline: false } as const;

const kinds: readonly [Kind, ...Kind[]] = [
  { ...undergraduate, title: (name) => `Open day at ${name}`, time: '10:00' },
  { ...undergraduate, title: (name) => `Campus tour and talks at ${name}`, time: '10:30' },
  { ...undergraduate, title: (name) => `Open day at ${name}`, time: '09:30' },
  { ...undergraduate, title: (name) => `Online open day: ${name}`, time: '11:00', isOnline: true },
  {
    title: (name) => `Postgraduate open day at ${name}`,
    time: '12:00',
    scheme: 'postgraduate',
    isOnline: false,
  },
];

/** The open days of all universities around a day. The result is deterministic for each day. */
export const openDaysAround = (today: CalendarDate): readonly OpenDay[] =>
  providers.flatMap((provider) =>
    turnsAround(today, integerOf(`open day ${provider.providerId}`, PERIOD), PERIOD).map(
      ({ turn, date }) => openDay(provider, turn, date),
    ),
  );

function openDay(provider: Provider, turn: number, from: CalendarDate): OpenDay {
  const { providerId, name, town, place } = provider;
  const id = `${providerId}${turn}`;
  const { title, time, scheme, isOnline } = oneOf(`kind ${id}`, kinds);
  const isHere = !isOnline && place !== null;
  return {
    id,
    title: title(name),
    date: saturdayFrom(from),
    time,
    until: null,
    end: '16:00',
    schemes: [scheme],
    area: isHere ? town : null,
    place: isHere ? place : null,
    providerId,
  };
}
