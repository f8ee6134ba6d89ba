import { globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAddressClient } from './address/client.ts';
import { createAdvertsClient } from './adverts/client.ts';
import { createApplyClient } from './apply/client.ts';
import { createCareersClient } from './careers/client.ts';
import { createContentClient } from './content/client.ts';
import { createCoursesClient } from './courses/client.ts';
import { createEventsClient } from './events/client.ts';
import { createGeocodeClient } from './geocode/client.ts';
import { createHistoryClient } from './history/client.ts';
import { changeToWrite } from './history/fixtures.ts';
import { createHubEventsClient } from './hub-events/client.ts';
import { type CallContext, createHttp } from './http/http.ts';
import type { Result } from './http/result.ts';
import { createIdentityClient } from './identity/client.ts';
import { createOwnDatesClient } from './own-dates/client.ts';
import { ownDateToSave } from './own-dates/fixtures.ts';
import { createPhoneClient } from './phone/client.ts';
import { createQualificationsClient } from './qualifications/client.ts';
import { createQueueClient } from './queue/client.ts';
import { createSchoolsClient } from './schools/client.ts';
import { createSpotlightsClient } from './spotlights/client.ts';
import { createSupportClient } from './support/client.ts';
import { createTrackingClient } from './tracking/client.ts';
import { supportDetailsOf } from './support/fixtures.ts';

/** Answers to each operation, of which there are about fifty. */
const RUNS = 60;

/** Milliseconds; a call that takes them has waited for an answer that came at once. */
const LIMIT_MS = 10_000;

const context: CallContext = { token: 'a-token', requestId: 'a-request', timeoutMs: LIMIT_MS };

const http = createHttp({ onCall: () => undefined });
const course = { courseId: 'a', courseOptionId: 'b', academicYearId: '2027' };
const slots = { 1: course, 2: null, 3: null, 4: null, 5: null };
const setting = { collection: 'dashboardData', name: 'Notes', data: 1, immediate: true } as const;
const subjects = { typeId: 'a-level', subjectIds: ['biology'] };

/** Every operation of every client, and the provider of each client. */
const operationsOf = (url: string) => {
  const address = createAddressClient(http, url, 'a-key');
  const adverts = createAdvertsClient(http, url);
  const apply = createApplyClient(http, url);
  const careers = createCareersClient(http, url);
  const content = createContentClient(http, url);
  const courses = createCoursesClient(http, url);
  const events = createEventsClient(http, url);
  const geocode = createGeocodeClient(http, url);
  const history = createHistoryClient(http, url);
  const hubEvents = createHubEventsClient(http, url);
  const identity = createIdentityClient(http, url, () => new Date(0));
  const ownDates = createOwnDatesClient(http, url);
  const phone = createPhoneClient(http, url);
  const qualifications = createQualificationsClient(http, url);
  const queue = createQueueClient(http, url);
  const schools = createSchoolsClient(http, url);
  const spotlights = createSpotlightsClient(http, url);
  const support = createSupportClient(http, url);
  const tracking = createTrackingClient(http, url);
  const reader = { schemes: ['Undergraduate'], stage: 'Research', region: 'England' } as const;
  return {
    'address-api': [() => address.suggest(context, 'a'), () => address.get(context, 'a')],
    'adverts-api': [() => adverts.find(context, null)],
    'apply-api': [() => apply.ugApplication(context), () => apply.ucApplication(context)],
    'careers-api': [() => careers.find(context, { assessmentId: 'a' })],
    'content-api': [
      () => content.pageState(context),
      () => content.freshPageState(context),
      () => content.subjectGuides(context),
      () => content.locationGuides(context),
      () => content.pages(context, ['1']),
      () => content.articles(context, ['1']),
      () => content.personalArticles(context, reader),
      () => content.faqs(context, ['Undergraduate']),
      () => content.videos(context, 'Undergraduate'),
      () => content.promotions(context),
      () => content.tariffList(context),
      () => content.subjectBars(context),
      () => content.notifications(context, ['Undergraduate']),
    ],
    'courses-api': [
      () => courses.findCourses(context, {}),
      () => courses.countCourses(context, {}),
      () => courses.listCourses(context, [course]),
      () => courses.findCourse(context, 'a', 'b'),
      () => courses.findUnis(context, {}),
      () => courses.listUnis(context, ['1']),
      () => courses.listUniNames(context),
    ],
    'events-api': [
      () => events.listKeyDates(context, ['Undergraduate']),
      () => events.listEvents(context, { scheme: 'Undergraduate', keyword: '', limit: null }),
    ],
    'geocode-api': [() => geocode.geocode(context, 'LE1 3HP')],
    'history-api': [
      () => history.read(context),
      () => history.write(context, [changeToWrite()]),
      () => history.markSeen(context, 'an-offer'),
      () => history.deleteAll(context),
    ],
    'hub-events-api': [() => hubEvents.listBookedEvents(context)],
    'identity-api': [
      () => identity.getUser(context, ['dashboardData']),
      () => identity.saveSetting(context, setting),
      () => identity.saveDraft(context, { ...setting, expectedVersion: 1, keep: true }),
      () => identity.settingVersions(context, setting),
      () => identity.deleteHubData(context),
      () => identity.favouritesOverview(context),
      () => identity.listFavourites(context, 'courses'),
      () => identity.listFavourites(context, 'unis'),
      () => identity.listFavourites(context, 'pages'),
      () => identity.toggleFavourite(context, 'courses', course, true),
      () => identity.setFavourites(context, 'courses', [course]),
      () => identity.changeFavourites(context, 'courses', { add: [course], remove: [] }),
      () => identity.saveShortlist(context, slots, 1),
      () => identity.findCalendarLink(context),
      () => identity.createCalendarLink(context),
      () => identity.renewCalendarLink(context),
      () => identity.stopCalendarLink(context),
      () => identity.readCalendarLink(context, 'a'),
      () => identity.listShares(context),
      () => identity.makeShare(context, { id: 'a', parts: ['dates'], courses: [], days: 7 }),
      () => identity.endShare(context, 'a'),
      () => identity.openShare(context, 'a'),
      () => identity.idToken(context),
      () => identity.commentSignature(context, { uid: 'a', idToken: 'b' }),
    ],
    'own-dates-api': [
      () => ownDates.list(context),
      () => ownDates.save(context, ownDateToSave()),
      () => ownDates.remove(context, { id: 'a', expectedVersion: 1 }),
      () => ownDates.deleteAll(context),
      () => ownDates.listOfLink(context, 'a'),
    ],
    'phone-api': [
      () => phone.regions(context),
      () => phone.check(context, { region: 'GB', number: '1' }),
    ],
    'qualifications-api': [
      () => qualifications.listQualificationTypes(context),
      () => qualifications.listQualificationSubjects(context, 'a-level'),
      () => qualifications.listSubjectResults(context, subjects),
    ],
    'queue-api': [
      () => queue.take(context, 'a'),
      () => queue.look(context, 'a'),
      () => queue.list(context),
      () => queue.deleteAll(context),
    ],
    'schools-api': [() => schools.search(context, { search: 'a' })],
    'spotlights-api': [
      () => spotlights.spotlights(context),
      () => spotlights.workExperiences(context),
    ],
    'support-api': [
      () => support.eligibility(context, 'NE4 5AB'),
      () => support.register(context, supportDetailsOf()),
    ],
    'tracking-api': [
      () => tracking.ugTrack(context),
      () => tracking.ugClearingTrack(context),
      () => tracking.ucTrack(context),
    ],
  } satisfies Record<string, (() => Promise<Result<unknown>>)[]>;
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

let answer: Answer;
const server = createServer((request, response: ServerResponse) => {
  request.resume();
  const { status, headers, body } = answer;
  response.writeHead(status, headers);
  if (status === 204 || status === 304) response.end();
  else response.end(body);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The JSON bodies that a contract agrees on. */
const agreedWith = (provider: string): unknown[] => {
  const folder = join(import.meta.dirname, '../../../pacts');
  const [file = ''] = globSync(`*-hub-${provider}.json`, { cwd: folder });
  const pact = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    interactions: { response: { body?: { content: unknown } } }[];
  };
  return pact.interactions.flatMap(({ response: { body } }) =>
    body === undefined ? [] : [body.content],
  );
};

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', '\u0000', 'javascript:alert(1)', '//x', 1e308, -1, 0.5, null, [], {}),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** A value as it is, with something else in some places, or without some of it. */
function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return mostly(fc.tuple(...value.map(nearly)));
  if (typeof value !== 'object' || value === null) return mostly(fc.constant(value));
  const fields = Object.fromEntries(Object.entries(value).map(([key, it]) => [key, nearly(it)]));
  return fc.oneof(
    { weight: 6, arbitrary: mostly(fc.record(fields)) },
    fc.record(fields, { requiredKeys: [] }),
  );
}
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: odd });

function anyAnswer(agreed: readonly unknown[]): fc.Arbitrary<Answer> {
  const json = fc.oneof(...agreed.map(nearly)).map((body) => JSON.stringify(body));
  const text = fc.oneof(
    { weight: 6, arbitrary: json },
    odd.map((body) => JSON.stringify(body)),
    fc.tuple(json, fc.nat()).map(([body, at]) => body.slice(0, at % body.length)),
    fc.constantFrom('', '<!doctype html>', '{"__proto__":{"a":1}}', '['.repeat(50_000)),
    fc.constant(`"${'x'.repeat(1_000_000)}"`),
  );
  const body = fc.oneof(
    { weight: 6, arbitrary: text.map((said) => Buffer.from(said)) },
    text.map((said) => Buffer.from(said, 'utf16le')),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  );
  return fc.record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      fc.constantFrom(201, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 409, 418, 429, 500),
      fc.integer({ min: 200, max: 599 }),
    ),
    headers: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      { location: 'http://127.0.0.1:1/', 'x-long': 'x'.repeat(8_000) },
    ),
    body,
  });
}

const kinds = [
  ...['timeout', 'network', 'unauthorised', 'notFound', 'unavailable', 'status', 'badContract'],
];

/** What would break a page: a number that is none, and an address that is a script. */
function isSound(value: unknown, key = ''): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') {
    const isLink = /^(url|link|actionLink|image|icon|logo|accommodationUrl)$/.test(key);
    return !isLink || !/^\s*javascript:/i.test(value);
  }
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.entries(value).every(([name, inner]) => isSound(inner, name));
}

const providers = Object.keys(operationsOf('http://127.0.0.1')) as Provider[];
type Provider = keyof ReturnType<typeof operationsOf>;

it.each(providers)(
  'whatever %s answers, each call of it ends as a value or one of the failures',
  { timeout: 120_000 },
  async (provider) => {
    const { port } = server.address() as AddressInfo;
    const agreed = agreedWith(provider);
    let read = 0;
    for (const call of operationsOf(`http://127.0.0.1:${port}`)[provider]) {
      await fc.assert(
        fc.asyncProperty(anyAnswer(agreed), async (given) => {
          answer = given;
          const result = await call();
          if (result.ok) {
            read += 1;
            expect(isSound(result.value), JSON.stringify(result.value)).toBe(true);
          } else {
            expect(kinds).toContain(result.failure.kind);
            expect(result.failure.kind).not.toBe('timeout');
            expect(result.failure.message).toMatch(/\S/);
          }
        }),
        { seed: 20_261_122, numRuns: RUNS },
      );
    }
    // Not all of it is nonsense.
    expect(read).toBeGreaterThan(0);
  },
);
