import { searchText } from '../text/search-text.ts';
import type { OwnDate } from './types.ts';

export type Appointment = Pick<OwnDate, 'id' | 'date' | 'time' | 'until' | 'place'>;

export interface Clash {
  readonly withId: string;
  readonly kind: 'overlap' | 'towns';
}

/** The assumed duration of a date without an end (minutes). */
const ASSUMED_MINUTES = 60;

/**
 * The clashes of each appointment (EXT-35), by its id; appointments without a clash are left out.
 */
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

/** A date without a time never overlaps with another date. */
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

/** Loosely matches a postcode of the United Kingdom, to distinguish it from a town. */
const postcode = /\s*\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/;

/** Words that mean that no journey is needed, wherever they occur in the text of a place. */
const online: ReadonlySet<string> = new Set(
  'discord facetime google https online skype teams webex whatsapp zoom'.split(' '),
);

/**
 * Words that mean that no journey is needed, but only in the last part of a place, where a town
 * would be. Before a town, they may be part of the name of a building.
 */
const nowhere: ReadonlySet<string> = new Set(
  'call home livestream meet mobile phone remote remotely telephone video virtual virtually webinar'.split(
    ' ',
  ),
);

/** Countries that follow a town in an address. */
const countries: ReadonlySet<string> = new Set([
  ...['uk', 'united kingdom', 'gb', 'great britain', 'england', 'scotland', 'wales'],
  'northern ireland',
]);

/**
 * The town of a place: its last part that is not a postcode or country; null for an online place.
 */
function townOf(place: string | null): string | null {
  const text = searchText(place ?? '');
  const parts = text
    .split(/[,;\n]/)
    .map((part) =>
      part
        .replace(/[\s.]+$/, '')
        .trim()
        .replace(postcode, ''),
    )
    .filter((part) => part !== '' && !countries.has(part.replaceAll('.', '')));
  const town = parts.at(-1) ?? null;
  const hasOne = (words: ReadonlySet<string>, of: string) =>
    of.split(/[^\p{L}]+/u).some((word) => words.has(word));
  return town === null || hasOne(online, text) || hasOne(nowhere, town) ? null : town;
}
