import type { OwnDate } from './types.ts';

/** What clashes can be found of: when it is, and where. */
export type Appointment = Pick<OwnDate, 'id' | 'date' | 'time' | 'until' | 'place'>;

/** That something is at the same time as something else, or on the same day in another town. */
export interface Clash {
  readonly withId: string;
  readonly kind: 'overlap' | 'towns';
}

/** How long something lasts that does not say when it ends (minutes). */
const ASSUMED_MINUTES = 60;

/** What each appointment clashes with (EXT-35), by its id; one that clashes with nothing is left out. */
export function findClashes(
  appointments: readonly Appointment[],
): ReadonlyMap<string, readonly Clash[]> {
  const found = new Map<string, Clash[]>();
  for (const one of appointments) {
    const clashes = appointments.flatMap((other) => {
      const kind = other.id === one.id ? null : clashOf(one, other);
      return kind === null ? [] : [{ withId: other.id, kind }];
    });
    if (clashes.length > 0) found.set(one.id, clashes);
  }
  return found;
}

function clashOf(one: Appointment, other: Appointment): Clash['kind'] | null {
  if (one.date !== other.date) return null;
  if (overlap(one, other)) return 'overlap';
  const [town, otherTown] = [townOf(one.place), townOf(other.place)];
  return town !== null && otherTown !== null && town !== otherTown ? 'towns' : null;
}

/** What has no time may be at any: nobody can say that it overlaps. */
function overlap(one: Appointment, other: Appointment): boolean {
  const [first, second] = [spanOf(one), spanOf(other)];
  if (first === null || second === null) return false;
  return first.from < second.to && second.from < first.to;
}

function spanOf({ time, until }: Appointment): { from: number; to: number } | null {
  if (time === null) return null;
  const from = minutesOf(time);
  return { from, to: until === null ? from + ASSUMED_MINUTES : minutesOf(until) };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** A postcode of the United Kingdom, as far as it must be told from a town. */
const postcode = /\s*\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/;

/** Where nobody has to travel to. */
const nowhere: ReadonlySet<string> = new Set(['online', 'zoom', 'teams', 'phone', 'home']);

/** The town of a place: its last part that is no postcode; null for what is nowhere. */
function townOf(place: string | null): string | null {
  const parts = (place ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(postcode, ''))
    .filter((part) => part !== '');
  const town = parts.at(-1) ?? null;
  return town === null || town.split(/[^a-z]+/).some((word) => nowhere.has(word)) ? null : town;
}
