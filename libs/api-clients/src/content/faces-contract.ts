import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { withQuery, context, http, json } from '../testing/pact.ts';
import { addressLike, likeEach } from '../testing/values.ts';
import { createContentClient } from './client.ts';

const { equal } = MatchersV3;

const client = (url: string) => createContentClient(http, url);

const five = {
  title: 'Choose five, or fewer',
  image: 'https://pictures.test/personal/five.svg',
  url: '/undergraduate/applying/choose-five',
  summary: 'You may use all five choices, and you do not have to.',
  faces: ['choosing', 'beginning'],
};

const howMany = {
  label: 'How many choices do I have?',
  value: '/search/frequently-asked-questions/how-many-choices',
};

const openDay = {
  brightcove_id: '6300000000001',
  image: 'https://pictures.test/videos/6300000000001.svg',
  title: 'Your first open day',
  summary: 'What to look at, and whom to ask.',
  faces: ['choosing', 'beginning'],
};

/**
 * Pact interactions for questions, videos and articles for one applicant. `client.pact.test.ts`
 * calls this function, because one file must write the whole pact.
 */
export function facesContract(pact: PactV4): void {
  it('[CON-4][CON-5][FED-21] the client reads articles by scheme, stage and region', () =>
    pact
      .addInteraction()
      .given('these personal articles exist', {
        articles: [
          { ...five, schemes: ['undergraduate'], stages: ['Refine'], regions: ['Scotland'] },
          { ...five, title: 'Any', schemes: ['conservatoires'], stages: [], regions: [] },
          { ...five, title: 'No', schemes: ['postgraduate'], stages: [], regions: [] },
          { ...five, title: 'No', schemes: ['undergraduate'], stages: ['Ready'], regions: [] },
          { ...five, title: 'No', schemes: ['undergraduate'], stages: [], regions: ['Wales'] },
        ],
      })
      .uponReceiving('a request for the articles for somebody')
      .withRequest(
        'GET',
        '/api/v1/article',
        withQuery({
          type: 'personal',
          limit: '5',
          schemes: 'undergraduate,conservatoires',
          stage: 'Refine',
          region: 'Scotland',
        }),
      )
      .willRespondWith(
        200,
        json({
          posts: [five.title, 'Any'].map((title) => ({
            ...likeEach(five),
            url: addressLike(five.url),
            title: equal(title),
            faces: equal(five.faces),
          })),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(
          await client(url).personalArticles(context, {
            schemes: ['undergraduate', 'conservatoires'],
            stage: 'Refine',
            region: 'Scotland',
          }),
        ).toEqual({ ok: true, value: [five, { ...five, title: 'Any' }] });
      }));

  it('[CON-1] the client reads the questions about some schemes', () =>
    pact
      .addInteraction()
      .given('these questions are answered', {
        faqs: [
          { ...howMany, schemes: ['undergraduate'] },
          { ...howMany, label: 'No', schemes: ['postgraduate'] },
          { ...howMany, label: 'Any', schemes: ['conservatoires', 'postgraduate'] },
        ],
      })
      .uponReceiving('a request for the questions about some schemes')
      .withRequest(
        'GET',
        '/api/v1/faq-search',
        withQuery({ schemes: 'undergraduate,conservatoires' }),
      )
      .willRespondWith(
        200,
        json(
          [howMany.label, 'Any'].map((label) => ({
            ...likeEach(howMany),
            value: addressLike(howMany.value),
            label: equal(label),
          })),
        ),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).faqs(context, ['undergraduate', 'conservatoires'])).toEqual({
          ok: true,
          value: [howMany, { ...howMany, label: 'Any' }],
        });
      }));

  it('[CON-8][CON-9] the client reads the videos for a study level', () =>
    pact
      .addInteraction()
      .given('these videos exist', {
        videos: [
          { ...openDay, studyLevels: ['Undergraduate'] },
          { ...openDay, brightcove_id: '2', studyLevels: ['Postgraduate'] },
          { ...openDay, brightcove_id: '3', studyLevels: ['Undergraduate', 'Postgraduate'] },
        ],
      })
      .uponReceiving('a request for the videos for a level')
      .withRequest('GET', '/api/v1/videos', withQuery({ studyLevel: 'Postgraduate' }))
      .willRespondWith(
        200,
        json({
          videos: ['2', '3'].map((id) => ({
            ...likeEach(openDay),
            brightcove_id: equal(id),
            faces: equal(openDay.faces),
          })),
        }),
      )
      .executeTest(async ({ url }) => {
        const { image, title, summary, faces } = openDay;
        expect(await client(url).videos(context, 'Postgraduate')).toEqual({
          ok: true,
          value: ['2', '3'].map((brightcoveId) => ({ brightcoveId, image, title, summary, faces })),
        });
      }));
}
