import type { Result, Share } from '@applicant-hub/api-clients';
import { share } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { findLink, findLinks } from './links.server.ts';

const scope = (identity: NonNullable<FakeClients['identity']>) =>
  testScope({ context: { clients: { identity } } });

describe("an applicant's links", () => {
  const links = (result: Promise<Result<readonly Share[]>>) =>
    findLinks(scope({ listShares: () => result }));

  it('[EXT-39] links are listed with their contents and expiry', async () => {
    expect(await links(ok([share()]))).toEqual({
      links: [
        {
          id: 'a-share',
          url: `http://127.0.0.1:3000/shared/${share().token}`,
          shows: 'applications and personal statement',
          made: 'Friday 20 November',
          ends: 'Sunday 20 December',
          page: '/dashboard/adviser',
        },
      ],
      problem: null,
    });
  });

  it('[EXT-38] links to comparisons are labelled, and lead to the page that creates them', async () => {
    const courses = ['a', 'b c'].map((courseId) => ({
      courseId,
      courseOptionId: `${courseId}-ft`,
      academicYearId: '2027',
    }));
    expect(await links(ok([share({ parts: [], courses })]))).toMatchObject({
      links: [
        {
          shows: 'a comparison of 2 courses',
          page: '/explore/favourites/compare/share?course=a&course=b+c',
        },
      ],
    });
  });

  it('when the API fails, the page shows that the links are unknown, not that there are no links', async () => {
    expect(await links(failed('unavailable', 503))).toEqual({
      links: [],
      problem: "Your links can't be shown right now. They still work.",
    });
  });

  it('[AMB-119] readable links are listed, and a message states that some links are missing', async () => {
    expect(await links(partial([share({ createdAt: null })]))).toMatchObject({
      links: [{ id: 'a-share', made: null }],
      problem: "Some of your links can't be shown right now. They still work.",
    });
  });

  it('[AMB-119] a link that is missing from a partial list is unavailable, not unknown', async () => {
    const call = (list: typeof ok) => scope({ listShares: () => list([share()]) });
    expect(await findLink(call(ok), 'another')).toBeNull();
    expect(await findLink(call(partial), 'another')).toBe('failed');
    expect(await findLink(call(partial), 'a-share')).toMatchObject({ id: 'a-share' });
  });
});
