import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import { qualificationsOf } from '../apis/qualifications/qualifications.ts';
import { calendarAt } from '../clock/calendar.ts';
import { openDatabase } from '../store/database.ts';
import { createRecords } from '../store/records.ts';
import { createAccounts } from './accounts.ts';
import { personas } from './personas.ts';

const days = ['2026-11-21T09:00:00Z', '2027-03-01T09:00:00Z', '2031-12-31T23:30:00Z'];

const recordsOn = (day: string) => {
  const calendar = calendarAt(new Date(day));
  return personas.map((persona) => ({ persona, record: persona.record(calendar) }));
};

describe('the personas', () => {
  it('the personas have exactly the ids that other tests use', () => {
    expect(personas.map(({ id }) => id)).toEqual([
      ...['new', 'start', 'in-progress', 'ready', 'approval', 'returned'],
      ...['sent', 'waiting', 'offers', 'confirm', 'confirm-conditional', 'confirm-reasons'],
      ...['placed', 'insurance', 'ucc', 'unplaced', 'extra', 'clearing', 'withdrawn'],
      ...['conservatoire', 'both', 'postgraduate', 'teacher', 'apprentice'],
      ...['under-16', 'overseas', 'scottish', 'welsh', 'heavy'],
    ]);
  });

  it('the README lists the personas correctly', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    for (const { id, name, lastName, situation, expected } of personas) {
      const tiles = Object.entries(expected).map(([scheme, status]) => `${scheme}: \`${status}\``);
      const row = rows.find((cells) => cells[1] === `\`${id}\``);
      expect(row?.slice(2, 4)).toEqual([`${name} ${lastName}`, situation]);
      if (tiles.length > 0) expect(row?.[4]).toBe(tiles.join(', '));
    }
  });

  it('the personas have unique email addresses and unique application numbers', () => {
    const records = recordsOn('2026-11-21T09:00:00Z');
    const emails = records.map(({ record }) => record.user.email);
    expect(new Set(emails).size).toBe(personas.length);
    const numbers = records.flatMap(({ record: { applications } }) =>
      [applications.ug?.track, applications.uc?.track].flatMap((track) => track?.personalId ?? []),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
  });

  it.each(days)(
    'the study year of the personas is the year of their applications, on %s',
    (day) => {
      for (const { persona, record } of recordsOn(day)) {
        const { ug, uc } = record.applications;
        const years = [
          ug?.track?.cycleYear,
          ug?.clearingTrack?.cycleYear,
          ug?.apply?.controlData.entryYear,
          uc?.track?.cycleYear,
        ].filter((year) => year !== undefined);
        for (const year of years) {
          expect(String(year), persona.id).toBe(record.personalisation.studyYear);
        }
      }
    },
  );

  it.each(days)('the study year of the personas fits their situation, on %s', (day) => {
    const { currentYear, cycleYear } = calendarAt(new Date(day));
    const years = Object.fromEntries(
      recordsOn(day).map(({ persona, record }) => [persona.id, record.personalisation.studyYear]),
    );
    expect(years).toMatchObject({
      waiting: String(cycleYear),
      clearing: String(currentYear),
      'under-16': String(cycleYear + 1),
    });
    expect(years['new']).toBeUndefined();
  });

  it.each(days)('the personas have the age that they state, on %s', (day) => {
    const ages = Object.fromEntries(
      recordsOn(day).map(({ persona, record }) => [
        persona.id,
        ageOn(day, record.personalisation.dateOfBirth ?? ''),
      ]),
    );
    expect(ages).toMatchObject({ apprentice: 17, 'under-16': 15, teacher: 27 });
  });

  it('every count of an application matches its choices', () => {
    const tracks = recordsOn('2026-11-21T09:00:00Z').flatMap(({ record: { applications } }) =>
      [applications.ug?.track, applications.uc?.track].filter((track) => track !== undefined),
    );
    expect(tracks.length).toBeGreaterThan(15);
    for (const track of tracks) {
      const codes = (track.applicationDecisions ?? []).map(({ choiceStatusId }) => choiceStatusId);
      const undecided = codes.filter((code) => ['REF', 'INV'].includes(code)).length;
      expect(track).toMatchObject({
        numberOfChoices: codes.length,
        numberOfReferredChoice: undecided,
        decisionsReceived: codes.length - undecided,
        numberOfChoiceDeclined: codes.filter((code) => ['R', 'RBD'].includes(code)).length,
        isWaitingForOffers: undecided > 0,
      });
    }
  });

  it('one persona has 500 favourites of each kind and a full statement', () => {
    const heavy = recordsOn('2026-11-21T09:00:00Z').find(({ persona }) => persona.id === 'heavy');
    const favourites = Object.entries(heavy?.record.favourites ?? {});
    expect(favourites).toHaveLength(6);
    for (const [kind, items] of favourites) {
      expect(new Set(items.map((item) => JSON.stringify(item))).size, kind).toBe(500);
    }
    const statement = heavy?.record.settings.find(({ name }) => name === 'StatementNew')?.value;
    const responses = Object.values(statement as Record<string, string>).map((text) => text.length);
    const total = responses.reduce((sum, length) => sum + length, 0);
    expect(total).toBeGreaterThan(3_500);
    expect(total).toBeLessThanOrEqual(4_000);
    for (const length of responses) expect(length).toBeLessThan(2_999);
  });

  it('one persona has a popular combination of subjects', () => {
    const heavy = recordsOn('2026-11-21T09:00:00Z').find(({ persona }) => persona.id === 'heavy');
    const { selectedQualificationType: type = '', selectedSubjects: subjects = [] } =
      heavy?.record.personalisation.peopleLike ?? {};
    const { results } = qualificationsOf(createRecords(openDatabase(':memory:')));
    expect(results('', type, subjects).length).toBeGreaterThan(5);
  });
});

describe('accounts', () => {
  it('an added API is seeded for all personas, and other APIs are not seeded again', () => {
    const database = openDatabase(':memory:');
    const seeded: string[] = [];
    const api = (name: string): Api => ({
      name,
      provider: `${name}-api`,
      endpoints: [],
      states: {},
      seed: (account) => void seeded.push(`${name} ${account}`),
    });
    const start = (apis: Api[]) =>
      createAccounts({
        database,
        records: createRecords(database),
        clock: () => new Date('2026-11-21T09:00:00Z'),
        apis,
      }).seedMissing();

    start([api('old')]);
    expect(seeded).toEqual(personas.map(({ id }) => `old ${id}`));
    seeded.length = 0;
    start([api('old'), api('new')]);
    expect(seeded).toEqual(personas.map(({ id }) => `new ${id}`));
  });
});

/** @param dateOfBirth `YYYY/MM/DD` */
function ageOn(day: string, dateOfBirth: string): number {
  const [year, month, date] = dateOfBirth.split('/').map(Number) as [number, number, number];
  const now = new Date(day);
  const hadBirthday = now >= new Date(Date.UTC(now.getUTCFullYear(), month - 1, date));
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
