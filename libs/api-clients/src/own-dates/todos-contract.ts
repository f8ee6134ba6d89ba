import type { OwnTodo } from '@applicant-hub/domain';
import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { asHub, context, http, json } from '../testing/pact.ts';
import { versionLike } from '../testing/values.ts';
import { createOwnDatesClient } from './client.ts';
import { ownDate, ownTodo, ownTodoDetails } from './fixtures.ts';
import {
  withToken,
  ownDatesSaved,
  savedOwnDate,
  linkThere,
  OF_LINK,
  PATH,
  saving,
  stored,
  token,
} from './contract-parts.ts';

const { equal } = MatchersV3;

const client = (url: string) => createOwnDatesClient(http, url);

/** A to-do in a response, with exactly the details that the user entered. */
const writtenTodo = ({ id, title, date, done }: OwnTodo) => ({
  kind: equal('todo'),
  id: equal(id),
  title: equal(title),
  date: date && equal(date),
  done: equal(done),
});

const savedTodo = (todo: OwnTodo) => ({ ...writtenTodo(todo), version: equal(todo.version) });

/**
 * `client.pact.test.ts` calls this function, because a single test file must write the whole pact.
 */
export function todosContract(pact: PactV4): void {
  describe('to-dos', () => {
    const ONE_TODO = `${PATH}/a-train`;
    const todo = ownTodo();
    const doneTodo = ownTodo({ id: 'a-letter', title: 'Ask for a letter', date: null, done: true });
    const toSave = { id: 'a-train', ...ownTodoDetails() };

    it('[EXT-36] the client reads to-dos and dates in the same call', () =>
      pact
        .addInteraction()
        .given(ownDatesSaved, stored(ownDate(), todo, doneTodo))
        .uponReceiving('a request for own dates and to-dos')
        .withRequest('GET', PATH, asHub)
        .willRespondWith(
          200,
          json({ dates: [savedOwnDate(ownDate()), savedTodo(todo), savedTodo(doneTodo)] }),
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

    it('[EXT-36] an update marks a to-do as done', () => {
      const ticked = ownTodo({ version: 4, done: true });
      return pact
        .addInteraction()
        .given(ownDatesSaved, stored(todo))
        .uponReceiving('a change of an own to-do that is done now')
        .withRequest('PUT', ONE_TODO, saving({ ...toSave, done: true, expectedVersion: 3 }))
        .willRespondWith(200, json({ ...writtenTodo(ticked), version: versionLike(4) }))
        .executeTest(async ({ url }) => {
          expect(
            await client(url).save(context, { ...toSave, done: true, expectedVersion: 3 }),
          ).toEqual({ ok: true, value: { outcome: 'saved', item: ticked } });
        });
    });

    it('[EXT-36] a to-do that another device changed is not updated, and the client returns the stored to-do', () =>
      pact
        .addInteraction()
        .given(ownDatesSaved, stored(todo))
        .uponReceiving('a change of an own to-do in a version that is not kept any more')
        .withRequest(
          'PUT',
          ONE_TODO,
          saving({ ...toSave, title: 'Book a coach', expectedVersion: 2 }),
        )
        .willRespondWith(409, json({ current: savedTodo(todo), version: equal(3) }))
        .executeTest(async ({ url }) => {
          expect(
            await client(url).save(context, {
              ...toSave,
              title: 'Book a coach',
              expectedVersion: 2,
            }),
          ).toEqual({ ok: true, value: { outcome: 'conflict', current: todo, version: 3 } });
        }));

    it('[EXT-36] a calendar link gives access to to-dos', () =>
      pact
        .addInteraction()
        .given(linkThere, { token })
        .given(ownDatesSaved, stored(todo))
        .uponReceiving('a request for the own to-dos behind a calendar link, without a session')
        .withRequest('POST', OF_LINK, withToken)
        .willRespondWith(200, json({ dates: [savedTodo(todo)] }))
        .executeTest(async ({ url }) => {
          expect(await client(url).listOfLink(context, token)).toEqual({ ok: true, value: [todo] });
        }));
  });
}
