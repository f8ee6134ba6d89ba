import type { StatusChange, StatusHistory } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  asStranger,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  sending,
  tokenRefused,
} from '../testing/pact.ts';
import { equalEach, momentAt } from '../testing/values.ts';
import { createHistoryClient } from './client.ts';
import { changeToWrite, firstObservation, statusChange, statusHistory } from './fixtures.ts';

const { equal } = MatchersV3;

const pact = pactWith('history-api');
const client = (url: string) => createHistoryClient(http, url);

const PATH = '/api/v1/status-history';
const historySaved = 'a status history is kept';
/** A history in the form of parameters for its provider state. */
const stored = ({ changes, seenUntil }: StatusHistory) => ({
  changes: changes.map(({ choice, ...change }) => ({ ...change, choice: choice && { ...choice } })),
  seenUntil,
});

/** A change in a response: equal to the written change, except for the format of its time. */
const storedChange = ({ noticedAt, choice, from, ...exact }: StatusChange) => ({
  ...equalEach(exact),
  choice: choice && {
    institutionName: equal(choice.institutionName),
    courseName: equal(choice.courseName),
  },
  from: from && equal(from),
  noticedAt: momentAt(noticedAt),
});

const respond = ({ changes, seenUntil }: StatusHistory) =>
  json({ changes: changes.map(storedChange), seenUntil: seenUntil && equal(seenUntil) });

/** A change to the status of the whole application, not of one choice. */
const whole = statusChange({
  id: 'a-status',
  subject: 'application',
  choice: null,
  from: null,
  to: 'waitingForDecisions',
  isNews: false,
});

it('the client reads the noticed changes and the last seen change', () => {
  const history = statusHistory({
    changes: [whole, firstObservation(), statusChange({ noticedAt: '2027-07-09T14:05:00.000Z' })],
    seenUntil: 'a-first-look',
  });
  return pact
    .addInteraction()
    .given(historySaved, stored(history))
    .uponReceiving('a request for a status history')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, respond(history))
    .executeTest(async ({ url }) => {
      expect(await client(url).read(context)).toEqual({ ok: true, value: history });
    });
});

it('a new history is empty', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the status history of somebody without one')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, json({ changes: [], seenUntil: null }))
    .executeTest(async ({ url }) => {
      expect(await client(url).read(context)).toEqual({
        ok: true,
        value: { changes: [], seenUntil: null },
      });
    }));

it('the client writes noticed changes', () => {
  const before = statusHistory({ changes: [firstObservation()] });
  return pact
    .addInteraction()
    .given(historySaved, stored(before))
    .comment(
      'Add the change at the end if `previousId` is the id of the last change of the same scheme, ' +
        'entry year and subject, or null if there is no such change. Do not store `previousId`.',
    )
    .uponReceiving('a change of a status')
    .withRequest('PUT', `${PATH}/changes`, sending({ changes: [changeToWrite()] }))
    .willRespondWith(200, respond(statusHistory()))
    .executeTest(async ({ url }) => {
      expect(await client(url).write(context, [changeToWrite()])).toEqual({
        ok: true,
        value: statusHistory(),
      });
    });
});

it('the client writes the first observation', () => {
  const first = { ...whole, previousId: null };
  const after = statusHistory({ changes: [whole] });
  return pact
    .addInteraction()
    .uponReceiving('the first look at an application')
    .withRequest('PUT', `${PATH}/changes`, sending({ changes: [first] }))
    .willRespondWith(200, respond(after))
    .executeTest(async ({ url }) => {
      expect(await client(url).write(context, [first])).toEqual({ ok: true, value: after });
    });
});

it('a change written twice is stored once', () => {
  const before = statusHistory();
  return pact
    .addInteraction()
    .given(historySaved, stored(before))
    .comment('The id is known, so add nothing, and respond with the stored changes.')
    .uponReceiving('a change of a status that is written already')
    .withRequest('PUT', `${PATH}/changes`, sending({ changes: [changeToWrite()] }))
    .willRespondWith(200, respond(before))
    .executeTest(async ({ url }) => {
      expect(await client(url).write(context, [changeToWrite()])).toEqual({
        ok: true,
        value: before,
      });
    });
});

it('a change with an outdated previous id is not written', () => {
  const before = statusHistory();
  const late = changeToWrite({ id: 'a-late-change', to: 'R' });
  return pact
    .addInteraction()
    .given(historySaved, stored(before))
    .comment(
      '`previousId` is no longer the id of the last change, so add nothing. This is not an error: ' +
        'respond with the stored changes.',
    )
    .uponReceiving('a change of a status that somebody else was faster with')
    .withRequest('PUT', `${PATH}/changes`, sending({ changes: [late] }))
    .willRespondWith(200, respond(before))
    .executeTest(async ({ url }) => {
      expect(await client(url).write(context, [late])).toEqual({ ok: true, value: before });
    });
});

it('the client marks changes as seen', () =>
  pact
    .addInteraction()
    .given(historySaved, stored(statusHistory()))
    .uponReceiving('that changes of a status were seen')
    .withRequest('PUT', `${PATH}/seen`, sending({ until: 'an-offer' }))
    .willRespondWith(200, respond(statusHistory({ seenUntil: 'an-offer' })))
    .executeTest(async ({ url }) => {
      expect(await client(url).markSeen(context, 'an-offer')).toMatchObject({
        value: { seenUntil: 'an-offer' },
      });
    }));

it('a change that was seen remains seen', () => {
  const seen = statusHistory({ seenUntil: 'an-offer' });
  return pact
    .addInteraction()
    .given(historySaved, stored(seen))
    .comment('Changes that were seen stay seen. The place in the list only moves forward.')
    .uponReceiving('that fewer changes of a status were seen than before')
    .withRequest('PUT', `${PATH}/seen`, sending({ until: 'a-first-look' }))
    .willRespondWith(200, respond(seen))
    .executeTest(async ({ url }) => {
      expect(await client(url).markSeen(context, 'a-first-look')).toEqual({
        ok: true,
        value: seen,
      });
    });
});

it('the client deletes the whole history', () =>
  pact
    .addInteraction()
    .given(historySaved, stored(statusHistory()))
    .uponReceiving('a request to delete a status history')
    .withRequest('DELETE', PATH, asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteAll(context)).toEqual({ ok: true, value: null });
    }));

it('a rejected session returns a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for a status history with a refused token')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).read(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

const token = 'q4Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ';
const OF_LINK = '/api/v1/calendar-links/statuses';
const withToken = (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody({ token });
};

it("[EXT-7] a calendar link gives access to its owner's latest statuses, but not to the names of universities and courses", () => {
  const placed = statusChange({ id: 'a-place', from: 'C', to: 'UF' });
  const changes = [whole, firstObservation(), statusChange(), placed];
  const statuses = [
    { scheme: 'ug', entryYear: 2027, isChoice: false, status: 'waitingForDecisions' },
    { scheme: 'ug', entryYear: 2027, isChoice: true, status: 'UF' },
  ];
  return (
    pact
      .addInteraction()
      .given('a calendar link is there', { token })
      .given(historySaved, stored(statusHistory({ changes })))
      .uponReceiving('a request for the statuses behind a calendar link, without a session')
      .withRequest('POST', OF_LINK, withToken)
      // The statuses have no matcher, so the response must contain exactly these statuses.
      .willRespondWith(200, json({ statuses }))
      .executeTest(async ({ url }) => {
        expect(await client(url).statusesOfLink(context, token)).toEqual({
          ok: true,
          value: statuses,
        });
      })
  );
});

it('the client returns null for the statuses of an unknown calendar link', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the statuses behind a calendar link that is not there')
    .withRequest('POST', OF_LINK, withToken)
    .willRespondWith(404)
    .executeTest(async ({ url }) => {
      expect(await client(url).statusesOfLink(context, token)).toEqual({ ok: true, value: null });
    }));
