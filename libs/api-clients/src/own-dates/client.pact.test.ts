import {
  isOwnTodo,
  type OwnDate,
  type OwnDateDetails,
  type OwnItem,
  type OwnTodo,
} from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  asHub,
  asStranger,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { versionLike } from '../testing/values.ts';
import { createOwnDatesClient, type OwnDateToSave } from './client.ts';
import { ownDate, ownDateToSave, ownTodo, ownTodoDetails } from './fixtures.ts';

const { equal, nullValue } = MatchersV3;

const pact = pactWith('own-dates-api');
const client = (url: string) => createOwnDatesClient(http, url);

const PATH = '/api/v1/own-dates';
const ONE = `${PATH}/an-interview`;
const OF_LINK = '/api/v1/calendar-links/own-dates';
const kept = 'own dates are kept';
const linkThere = 'a calendar link is there';
const token = 'q4Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ';

/** Stored items as a parameter of their provider state. */
const stored = (...items: OwnItem[]) => ({
  dates: items.map((item) =>
    isOwnTodo(item) ? { ...item } : { ...item, choice: item.choice && { ...item.choice } },
  ),
});

/** The fields that the user writes for a date. */
const details = ({ title, date, time, until, place, choice }: OwnDateDetails): OwnDateDetails => ({
  kind: 'date',
  ...{ title, date, time, until, place, choice },
});

/** A date as it was written. */
const written = ({ id, title, date, time, until, place, choice }: OwnDate) => ({
  kind: equal('date'),
  id: equal(id),
  title: equal(title),
  date: equal(date),
  time: time && equal(time),
  until: until && equal(until),
  place: place && equal(place),
  choice: choice && {
    institutionName: equal(choice.institutionName),
    courseName: equal(choice.courseName),
  },
});

/** A date in exactly this version, because the next save names it. */
const keptDate = (date: OwnDate) => ({ ...written(date), version: equal(date.version) });

/** A date in the version that the save created. */
const savedDate = (date: OwnDate) => ({ ...written(date), version: versionLike(date.version) });

/** A to-do as it was written. */
const writtenTodo = ({ id, title, date, done }: OwnTodo) => ({
  kind: equal('todo'),
  id: equal(id),
  title: equal(title),
  date: date && equal(date),
  done: equal(done),
});

const keptTodo = (todo: OwnTodo) => ({ ...writtenTodo(todo), version: equal(todo.version) });

const saving = (item: OwnDateToSave) => (request: RequestBuilder) => {
  asHub(request);
  const { expectedVersion } = item;
  if (item.kind === 'todo') {
    const { kind, title, date, done } = item;
    request.jsonBody({ kind, title, date, done, expectedVersion });
  } else {
    const { choice, ...texts } = details(item);
    request.jsonBody({ ...texts, choice: choice && { ...choice }, expectedVersion });
  }
};

const removing = (expectedVersion: number) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ expectedVersion: String(expectedVersion) });
};

const asking = (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody({ token });
};

/** A date with required fields only. */
const bare = ownDate({
  id: 'a-day',
  version: 1,
  title: 'Audition',
  time: null,
  until: null,
  place: null,
  choice: null,
});

const later = ownDate({ version: 4, time: '14:00', until: null });

it('[EXT-35] the client reads the dates that the user wrote', () =>
  pact
    .addInteraction()
    .given(kept, stored(ownDate(), bare))
    .uponReceiving('a request for own dates')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, json({ dates: [keptDate(ownDate()), keptDate(bare)] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).list(context)).toEqual({ ok: true, value: [ownDate(), bare] });
    }));

it('a user without dates gets an empty list', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the own dates of somebody who has none')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, json({ dates: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).list(context)).toEqual({ ok: true, value: [] });
    }));

it('[EXT-35] a date is added under the id that its form generated', () => {
  const added = ownDate({ version: 1 });
  return pact
    .addInteraction()
    .uponReceiving('a new own date')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(200, json(savedDate(added)))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'saved', item: added },
      });
    });
});

it('[EXT-35] a date with only a day and a title is added', () =>
  pact
    .addInteraction()
    .uponReceiving('a new own date without a time, a place and a choice')
    .withRequest(
      'PUT',
      `${PATH}/a-day`,
      saving(ownDateToSave({ ...details(bare), id: 'a-day', expectedVersion: 0 })),
    )
    .willRespondWith(200, json(savedDate(bare)))
    .executeTest(async ({ url }) => {
      expect(
        await client(url).save(
          context,
          ownDateToSave({ ...details(bare), id: 'a-day', expectedVersion: 0 }),
        ),
      ).toEqual({ ok: true, value: { outcome: 'saved', item: bare } });
    }));

it('[EXT-35] a date that is sent twice is added once', () =>
  pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a new own date that is there already')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(200, json(keptDate(ownDate())))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'saved', item: ownDate() },
      });
    }));

it('[EXT-35] a date that no other device changed is updated', () => {
  const change = ownDateToSave({ time: '14:00', until: null });
  return pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a change of an own date in the version that is kept')
    .withRequest('PUT', ONE, saving(change))
    .willRespondWith(200, json(savedDate(later)))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, change)).toEqual({
        ok: true,
        value: { outcome: 'saved', item: later },
      });
    });
});

it('[EXT-35] a date that another device changed is not updated, and the client returns it', () => {
  const change = ownDateToSave({ expectedVersion: 2, title: 'Interview and tour' });
  return pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a change of an own date in a version that is not kept any more')
    .withRequest('PUT', ONE, saving(change))
    .willRespondWith(409, json({ current: keptDate(ownDate()), version: equal(3) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, change)).toEqual({
        ok: true,
        value: { outcome: 'conflict', current: ownDate(), version: 3 },
      });
    });
});

it('[EXT-35] a removed date is not updated', () =>
  pact
    .addInteraction()
    .given('an own date was removed', { id: 'an-interview', version: 4 })
    .uponReceiving('a change of an own date that was removed')
    .withRequest('PUT', ONE, saving(ownDateToSave()))
    .willRespondWith(409, json({ current: nullValue(), version: equal(4) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave())).toEqual({
        ok: true,
        value: { outcome: 'conflict', current: null, version: 4 },
      });
    }));

it('a date over the limit is refused', () =>
  pact
    .addInteraction()
    .given('there is no room for another own date')
    .uponReceiving('a new own date of somebody who has too many')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(422)
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'full' },
      });
    }));

it('[EXT-35] the client removes a date', () =>
  pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a request to remove an own date')
    .withRequest('DELETE', ONE, removing(3))
    .willRespondWith(200, json({ version: versionLike(4) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).remove(context, { id: 'an-interview', expectedVersion: 3 })).toEqual(
        { ok: true, value: { outcome: 'removed', version: 4 } },
      );
    }));

it('[EXT-35] a date that another device changed is not removed, and the client returns it', () =>
  pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a request to remove an own date in a version that is not kept any more')
    .withRequest('DELETE', ONE, removing(2))
    .willRespondWith(409, json({ current: keptDate(ownDate()), version: equal(3) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).remove(context, { id: 'an-interview', expectedVersion: 2 })).toEqual(
        { ok: true, value: { outcome: 'conflict', current: ownDate(), version: 3 } },
      );
    }));

describe('to-dos', () => {
  const ONE_TODO = `${PATH}/a-train`;
  const todo = ownTodo();
  const doneTodo = ownTodo({ id: 'a-letter', title: 'Ask for a letter', date: null, done: true });
  const toSave = { id: 'a-train', ...ownTodoDetails() };

  it('[EXT-36] to-dos are read together with the dates', () =>
    pact
      .addInteraction()
      .given(kept, stored(ownDate(), todo, doneTodo))
      .uponReceiving('a request for own dates and to-dos')
      .withRequest('GET', PATH, asHub)
      .willRespondWith(
        200,
        json({ dates: [keptDate(ownDate()), keptTodo(todo), keptTodo(doneTodo)] }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).list(context)).toEqual({
          ok: true,
          value: [ownDate(), todo, doneTodo],
        });
      }));

  it('[EXT-36] to-dos are added with or without a day', () => {
    const added = ownTodo({ version: 1, date: null });
    return pact
      .addInteraction()
      .uponReceiving('a new own to-do without a day')
      .withRequest('PUT', ONE_TODO, saving({ ...toSave, date: null, expectedVersion: 0 }))
      .willRespondWith(200, json({ ...writtenTodo(added), version: versionLike(1) }))
      .executeTest(async ({ url }) => {
        expect(
          await client(url).save(context, { ...toSave, date: null, expectedVersion: 0 }),
        ).toEqual({ ok: true, value: { outcome: 'saved', item: added } });
      });
  });

  it('[EXT-36] a to-do is ticked off by an update', () => {
    const ticked = ownTodo({ version: 4, done: true });
    return pact
      .addInteraction()
      .given(kept, stored(todo))
      .uponReceiving('a change of an own to-do that is done now')
      .withRequest('PUT', ONE_TODO, saving({ ...toSave, done: true, expectedVersion: 3 }))
      .willRespondWith(200, json({ ...writtenTodo(ticked), version: versionLike(4) }))
      .executeTest(async ({ url }) => {
        expect(
          await client(url).save(context, { ...toSave, done: true, expectedVersion: 3 }),
        ).toEqual({ ok: true, value: { outcome: 'saved', item: ticked } });
      });
  });

  it('[EXT-36] a to-do that another device changed is not updated, and the client returns it', () =>
    pact
      .addInteraction()
      .given(kept, stored(todo))
      .uponReceiving('a change of an own to-do in a version that is not kept any more')
      .withRequest(
        'PUT',
        ONE_TODO,
        saving({ ...toSave, title: 'Book a coach', expectedVersion: 2 }),
      )
      .willRespondWith(409, json({ current: keptTodo(todo), version: equal(3) }))
      .executeTest(async ({ url }) => {
        expect(
          await client(url).save(context, { ...toSave, title: 'Book a coach', expectedVersion: 2 }),
        ).toEqual({ ok: true, value: { outcome: 'conflict', current: todo, version: 3 } });
      }));

  it('[EXT-36] a calendar link gives access to to-dos', () =>
    pact
      .addInteraction()
      .given(linkThere, { token })
      .given(kept, stored(todo))
      .uponReceiving('a request for the own to-dos behind a calendar link, without a session')
      .withRequest('POST', OF_LINK, asking)
      .willRespondWith(200, json({ dates: [keptTodo(todo)] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).listOfLink(context, token)).toEqual({ ok: true, value: [todo] });
      }));
});

it('the client deletes all items', () =>
  pact
    .addInteraction()
    .given(kept, stored(ownDate()))
    .uponReceiving('a request to delete all own dates')
    .withRequest('DELETE', PATH, asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteAll(context)).toEqual({ ok: true, value: null });
    }));

it('[EXT-35] a calendar link gives access to the dates of its owner', () =>
  pact
    .addInteraction()
    .given(linkThere, { token })
    .given(kept, stored(ownDate()))
    .uponReceiving('a request for the own dates behind a calendar link, without a session')
    .withRequest('POST', OF_LINK, asking)
    .willRespondWith(200, json({ dates: [keptDate(ownDate())] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listOfLink(context, token)).toEqual({
        ok: true,
        value: [ownDate()],
      });
    }));

it('an unknown calendar link returns null', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the own dates behind a calendar link that is not there')
    .withRequest('POST', OF_LINK, asking)
    .willRespondWith(404)
    .executeTest(async ({ url }) => {
      expect(await client(url).listOfLink(context, token)).toEqual({ ok: true, value: null });
    }));

it('a rejected session is a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a new own date with a refused token')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));
