import type { CourseRef, SharePart } from '@applicant-hub/domain';
import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  asStranger,
  context,
  error,
  http,
  json,
  type RequestBuilder,
  sending,
  tokenRefused,
} from '../testing/pact.ts';
import { equalEach, momentAt, momentLike, textLike } from '../testing/values.ts';
import { createIdentityClient } from './client.ts';

const { equal } = MatchersV3;

const client = (url: string) => createIdentityClient(http, url, () => new Date());

const OWN = '/api/v1/hub/shares';
const ID = 'aN1d7hatTh3f0rmMade00';
const shareThere = 'a share is there';

/**
 * The expiry time is far in the future, so that the share is valid whenever the contract is
 * verified.
 */
const share = {
  id: ID,
  token: 'v3Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ',
  parts: ['status', 'dates'] satisfies SharePart[],
  courses: [] satisfies CourseRef[],
  createdAt: '2026-07-20T09:15:00.000Z',
  endsAt: '2099-07-20T09:15:00.000Z',
};

const comparison = {
  ...share,
  parts: [] satisfies SharePart[],
  courses: [
    { courseId: 'c-1', courseOptionId: 'c-1-ft', academicYearId: '2027' },
    { courseId: 'c-2', courseOptionId: 'c-2-pt', academicYearId: '2028' },
  ] satisfies CourseRef[],
};

/** Exactly these courses, each of which may have additional fields. */
const sameCourses = comparison.courses.map(equalEach);

const wanted = { parts: share.parts, courses: share.courses, days: 30 as const };
const wantedComparison = {
  parts: comparison.parts,
  courses: comparison.courses,
  days: 7 as const,
};

const another = { parts: ['statement'] satisfies SharePart[], courses: [], days: 90 as const };

const tokenLike = (example: string) => textLike('^[\\w-]{22,}$', example);

/** Access tokens of any form, also signed tokens: the syntax of RFC 6750. */
const accessTokenLike = (example: string) => textLike('^[\\w.~+/-]{22,}=*$', example);

/** A share in a response: equal to the stored share, except for the format of its times. */
const kept = (stored: typeof share | typeof comparison) => ({
  ...equalEach(stored),
  createdAt: momentAt(stored.createdAt),
  endsAt: momentAt(stored.endsAt),
});

/** Response when a link to this content is created. */
const made = (content: object) =>
  json({
    id: equal(ID),
    token: tokenLike(share.token),
    ...content,
    createdAt: momentLike(share.createdAt),
    endsAt: momentLike(share.endsAt),
  });

const accessToken = 'r3adsAndNeverWrites00000';

/** Response when a link to this content is opened. */
const opened = (content: object) =>
  json({ ...content, endsAt: momentAt(share.endsAt), accessToken: accessTokenLike(accessToken) });

const opening = (token: string) => (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody({ token });
};

/**
 * `client.pact.test.ts` calls this function, because a single test file must write the whole pact.
 */
export function sharesContract(pact: PactV4): void {
  ownSharesContract(pact);
  newShareContract(pact);
  openShareContract(pact);
}

function ownSharesContract(pact: PactV4): void {
  it('[EXT-39] the client lists the shares', () =>
    pact
      .addInteraction()
      .given(shareThere, share)
      .uponReceiving('a request for what is shared')
      .withRequest('GET', OWN, asHub)
      // The list has no matcher, so it must contain exactly this share.
      .willRespondWith(200, json({ shares: [kept(share)] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).listShares(context)).toEqual({ ok: true, value: [share] });
      }));

  it('[EXT-39] an expired share is not listed', () =>
    pact
      .addInteraction()
      .given(shareThere, { ...share, endsAt: '2026-11-21T09:15:00.000Z' })
      .uponReceiving('a request for what is shared when all of it has ended')
      .withRequest('GET', OWN, asHub)
      .willRespondWith(200, json({ shares: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).listShares(context)).toEqual({ ok: true, value: [] });
      }));

  it('[EXT-38] the client lists a comparison with its courses', () =>
    pact
      .addInteraction()
      .given(shareThere, comparison)
      .uponReceiving('a request for what is shared when it is a comparison')
      .withRequest('GET', OWN, asHub)
      .willRespondWith(200, json({ shares: [{ ...kept(comparison), courses: sameCourses }] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).listShares(context)).toEqual({ ok: true, value: [comparison] });
      }));

  it('[EXT-39] the client revokes a link', () =>
    pact
      .addInteraction()
      .given(shareThere, share)
      .uponReceiving('a request to end what is shared')
      .withRequest('DELETE', `${OWN}/${ID}`, asHub)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url).endShare(context, ID)).toEqual({ ok: true, value: null });
      }));
}

function newShareContract(pact: PactV4): void {
  it('[EXT-39] the client creates a link with a token of at least 128 bits and an expiry time', () =>
    pact
      .addInteraction()
      .uponReceiving('a request to share for thirty days')
      .withRequest('PUT', `${OWN}/${ID}`, sending(wanted))
      .willRespondWith(200, made({ parts: equal(wanted.parts), courses: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).makeShare(context, { id: ID, ...wanted })).toEqual({
          ok: true,
          value: { outcome: 'made', share },
        });
      }));

  it('[EXT-38] the client creates a link to a comparison of courses', () =>
    pact
      .addInteraction()
      .uponReceiving('a request to share a comparison')
      .withRequest('PUT', `${OWN}/${ID}`, sending(wantedComparison))
      .willRespondWith(200, made({ parts: [], courses: sameCourses }))
      .executeTest(async ({ url }) => {
        expect(await client(url).makeShare(context, { id: ID, ...wantedComparison })).toEqual({
          ok: true,
          value: { outcome: 'made', share: comparison },
        });
      }));

  it('[EXT-39] a second request with the same id returns the existing link unchanged', () =>
    pact
      .addInteraction()
      .given(shareThere, share)
      .uponReceiving('a request to share under an id that is there')
      .withRequest('PUT', `${OWN}/${ID}`, sending(another))
      .willRespondWith(200, json(kept(share)))
      .executeTest(async ({ url }) => {
        expect(await client(url).makeShare(context, { id: ID, ...another })).toEqual({
          ok: true,
          value: { outcome: 'made', share },
        });
      }));

  it('[EXT-39] a link over the limit is refused', () =>
    pact
      .addInteraction()
      .given('as much is shared as can be')
      .uponReceiving('a request to share when as much is shared as can be')
      .withRequest('PUT', `${OWN}/${ID}`, sending(wanted))
      .willRespondWith(422)
      .executeTest(async ({ url }) => {
        expect(await client(url).makeShare(context, { id: ID, ...wanted })).toEqual({
          ok: true,
          value: { outcome: 'full' },
        });
      }));

  it('[EXT-39] a rejected session creates no link', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request to share with a refused token')
      .withRequest('PUT', `${OWN}/${ID}`, sending(wanted))
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).makeShare(context, { id: ID, ...wanted })).toMatchObject({
          failure: { kind: 'unauthorised', status: 401 },
        });
      }));
}

function openShareContract(pact: PactV4): void {
  it('[EXT-39] the client reads the content of a link and an access token', () =>
    pact
      .addInteraction()
      .given(shareThere, share)
      .uponReceiving('a request to open what is shared, without a session')
      .withRequest('POST', '/api/v1/shares/open', opening(share.token))
      .willRespondWith(200, opened({ parts: equal(share.parts), courses: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).openShare(context, share.token)).toEqual({
          ok: true,
          value: {
            parts: share.parts,
            courses: [],
            endsAt: share.endsAt,
            accessToken,
          },
        });
      }));

  it('[EXT-38] the client reads the courses that a link compares', () =>
    pact
      .addInteraction()
      .given(shareThere, comparison)
      .uponReceiving('a request to open a comparison, without a session')
      .withRequest('POST', '/api/v1/shares/open', opening(share.token))
      .willRespondWith(200, opened({ parts: [], courses: sameCourses }))
      .executeTest(async ({ url }) => {
        expect(await client(url).openShare(context, share.token)).toEqual({
          ok: true,
          value: {
            parts: [],
            courses: comparison.courses,
            endsAt: share.endsAt,
            accessToken,
          },
        });
      }));

  it('[EXT-39] the client returns null for an expired link', () =>
    pact
      .addInteraction()
      .given(shareThere, { ...share, endsAt: '2026-11-21T09:15:00.000Z' })
      .uponReceiving('a request to open what has ended')
      .withRequest('POST', '/api/v1/shares/open', opening(share.token))
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await client(url).openShare(context, share.token)).toEqual({
          ok: true,
          value: null,
        });
      }));

  it('[EXT-39] the client returns null for an unknown link', () =>
    pact
      .addInteraction()
      .uponReceiving('a request to open what is not shared')
      .withRequest('POST', '/api/v1/shares/open', opening('guessed'))
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await client(url).openShare(context, 'guessed')).toEqual({ ok: true, value: null });
      }));
}
