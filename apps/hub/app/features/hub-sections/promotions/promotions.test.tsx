import { promotion } from '@applicant-hub/api-clients/fixtures';
import { defaultPageState, type Result } from '@applicant-hub/api-clients';
import type {
  ApplyMode,
  FavouritesOverview,
  Personalisation,
  Promotion,
  SettingCollection,
} from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { loadPromotions } from './promotions-load.server.ts';
import { Promotions } from './Promotions.tsx';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';

const noFavourites: FavouritesOverview = {
  counts: { courses: 0, unis: 0, locations: 0, subjects: 0, pages: 0, filters: 0, events: 0 },
  shortlist: { slots: { 1: null, 2: null, 3: null, 4: null, 5: null }, version: 0 },
};

const setting = (collection: SettingCollection, name: string, data: unknown) => ({
  collection,
  name,
  data: JSON.stringify(data),
});

interface Person {
  settings?: ReturnType<typeof setting>[];
  personalisation?: Partial<Personalisation>;
  ugMode?: ApplyMode;
  overview?: () => Promise<Result<FavouritesOverview>>;
}

type Change = Person & { answers?: object };

/**
 * A hub whose content API returns this response, and the messages that the hub logged. Every page
 * is a new request.
 */
function hubWith(result: () => Promise<Result<Promotion[]>>) {
  const site = createTestSite();
  const { log } = createRecordingLog();
  const logged: unknown[] = [];
  vi.spyOn(log, 'warn').mockImplementation((...entry: unknown[]) => void logged.push(entry));
  return {
    logged,
    page({
      settings = [],
      personalisation = {},
      ugMode = 'default',
      overview = () => ok(noFavourites),
    }: Person = {}) {
      const clients = {
        content: { promotions: result },
        identity: { favouritesOverview: overview },
      };
      return loadPromotions(
        testScope({
          request: new Request('http://hub.test/dashboard'),
          context: { ...site.request().context, clients, log },
          applicant: {
            session: { uid: 'me', accessToken: 'token' },
            user: { settings, postcode: 'EH1 1AA' },
            personalisation: {
              studyYear: 2027,
              studyLevel: 'Undergraduate',
              userPostcode: null,
              postcode: null,
              careerAssessmentId: null,
              ...personalisation,
            },
            pageState: { ...defaultPageState, applyMode: { ug: ugMode, uc: 'default' } },
          },
        }),
      );
    },
  };
}

const titled = (title: string, visibility: string) => promotion({ title, visibility });
const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

describe('the section You might also like', () => {
  it('[FED-22][FED-26] a promotion is shown under the heading, with all its parts', async () => {
    const promotions = await hubWith(() => ok([promotion()])).page();
    const html = await renderPage(<Promotions promotions={promotions} />, '/dashboard');
    const { title, summary, url, image, byline, link } = promotion();
    expect(html).toMatch(/<h2[^>]*>You might also like<\/h2>/);
    expect(html).toMatch(
      new RegExp(`<a href="${url}"[^>]*>${link}<span[^>]*>: ${title}</span></a>`),
    );
    for (const part of [title, summary, byline]) expect(html).toContain(`>${part}<`);
    expect(html).toContain(`src="${image}"`);
  });

  it('[FED-23][FED-24] a promotion is shown to the applicants that its expression matches', async () => {
    const hub = hubWith(() =>
      ok([
        titled('everybody', ''),
        titled('beginners', 'bau AND undergraduate AND 2027 AND scotland AND research'),
        titled('writers', 'statementStarted'),
        titled('planners', 'hasGrades hasNotes'),
        titled('musicians', 'conservatoires OR postgraduate'),
        titled('no favourites', '!hasFavourites'),
      ]),
    );
    expect(titles(await hub.page())).toEqual(['everybody', 'beginners', 'no favourites']);
    const settings = [
      setting('dashboardData', 'StatementNew', { whyStudy: 'Because.' }),
      setting('dashboardData', 'Notes', 'Ask.'),
      setting('dashboardUserData', 'Personalisation', { conservatoires: 'yes' }),
    ];
    expect(titles(await hub.page({ settings }))).toEqual([
      ...['everybody', 'beginners', 'writers', 'musicians', 'no favourites'],
    ]);
  });

  it.each([
    [3, []],
    [4, ['compass']],
  ])(
    '[GRD-35][AMB-39] with %i subjects in the compass, the promotions are %j',
    async (count, shown) => {
      const hub = hubWith(() => ok([titled('compass', 'hasCompassSubjects')]));
      const peopleLike = {
        selectedQualificationType: 'SQA - Highers',
        selectedSubjects: ['1', '2', '3', '4'].slice(0, count),
      };
      const settings = [setting('dashboardUserData', 'Personalisation', { peopleLike })];
      expect(titles(await hub.page({ settings }))).toEqual(shown);
    },
  );

  it.each([
    ['the level', 'undergraduate', { personalisation: { studyLevel: 'Postgraduate' } }],
    ['the study year', '2027', { personalisation: { studyYear: 2028 } }],
    ['the country', '!international', { answers: { userCountry: 'France' } }],
    ['the schemes', '!apprenticeships', { answers: { apprenticeships: 'yes' } }],
    ['the circumstances', '!beenInCare', { answers: { beenInCare: 'yes' } }],
    ['clearing mode', 'bau', { ugMode: 'clearing' }],
  ] as const)('[SH-37] the promotions depend on %s', async (_what, visibility, change) => {
    const hub = hubWith(() => ok([titled('one', visibility)]));
    const { answers, ...rest }: Change = change;
    const settings = [setting('dashboardUserData', 'Personalisation', answers ?? {})];
    expect(titles(await hub.page())).toEqual(['one']);
    expect(titles(await hub.page({ ...rest, settings }))).toEqual([]);
  });

  it('[FED-23] a promotion that depends on favourites is hidden while they are unavailable', async () => {
    const hub = hubWith(() =>
      ok([titled('a', '!hasFavourites'), titled('b', 'hasFavourites'), titled('c', 'research')]),
    );
    expect(await hub.page({ overview: () => failed('unavailable', 503) })).toEqual([]);
  });

  it('[FED-23] an invalid expression hides its promotion, and is logged once', async () => {
    const hub = hubWith(() => ok([titled('broken', 'bau AND'), titled('whole', 'bau')]));
    expect(titles(await hub.page())).toEqual(['whole']);
    expect(titles(await hub.page())).toEqual(['whole']);
    expect(hub.logged).toEqual([
      [{ expression: 'bau AND' }, 'promotion hidden, invalid visibility expression'],
    ]);
  });

  it('[FED-25] the first nine tiles have three backgrounds in turn', async () => {
    const threeGrounds = ['primary', 'info', 'neutral'];
    const eleven = Array.from({ length: 11 }, (_, place) => titled(`Tile ${place}`, ''));
    const promotions = await hubWith(() => ok(eleven)).page();
    const html = await renderPage(<Promotions promotions={promotions} />, '/dashboard');
    expect(
      html
        .split('<li')
        .slice(1)
        .map((tile) => /^[^>]* data-tone="(\w+)"/.exec(tile)?.[1]),
    ).toEqual([...threeGrounds, ...threeGrounds, ...threeGrounds, undefined, undefined]);
  });

  it('the section is omitted while the promotions are unavailable', async () => {
    expect(await hubWith(() => failed('unavailable', 503)).page()).toEqual([]);
  });
});
