import type { AppLoadContext } from '@remix-run/node';
import type {
  ArticleReader,
  CallContext,
  Failure,
  PhoneRegion,
  Result,
} from '@applicant-hub/api-clients';
import {
  type Article,
  type Course,
  type CourseRef,
  type Faq,
  type KeyDate,
  type LatLng,
  type LocationGuide,
  type OpenEvent,
  type Page,
  type PersonalArticle,
  type StudyLevel,
  type Promotion,
  type Subject,
  type TariffType,
  type Uni,
  type UniName,
  type Video,
  homePostcode,
  toPlace,
} from '@applicant-hub/domain';
import type {
  RequestScope,
  SessionScope,
  TokenScope,
} from '#app/platform/request/request-scope.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import {
  findHref,
  withoutDeadLinks,
  withPage,
} from '#app/platform/server/config/missing-systems.server.ts';
import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import { REFERENCE_MS } from '#app/platform/server/cache/reference-data.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { callOptions } from '#app/platform/request/call.server.ts';

/** Lifetime of a cached geocode, which rarely changes (HLP-23, milliseconds). */
const GEOCODE_MS = 43_800 * 60_000;

/** Time limit of a shared request (milliseconds), which may be longer than a single page waits. */
const REFERENCE_TIMEOUT_MS = 5_000;

export const getSubjects = async (call: SessionScope): Promise<Result<readonly Subject[]>> =>
  linkable(
    await cached(call, 'subjects', (context) =>
      call.context.clients.content.subjectGuides(context),
    ),
    call.context.config,
  );

export const getLocations = async (call: SessionScope): Promise<Result<readonly LocationGuide[]>> =>
  linkable(
    await cached(call, 'locations', (context) =>
      call.context.clients.content.locationGuides(context),
    ),
    call.context.config,
  );

/** All university names (FAV-34). */
export const getUniNames = (call: SessionScope): Promise<Result<UniName[]>> =>
  cached(call, 'uni-names', (context) => call.context.clients.courses.listUniNames(context));

/** Regions of phone numbers (HLP-3). */
export const getPhoneRegions = (call: SessionScope): Promise<Result<PhoneRegion[]>> =>
  cached(call, 'phone-regions', (context) => requireApi(call.context, 'phone').regions(context));

/** The editors' recommendations (FED-22). */
export const getPromotions = async (call: SessionScope): Promise<Result<Promotion[]>> =>
  reachable(
    await cached(call, 'promotions', (context) => call.context.clients.content.promotions(context)),
    call.context.config,
  );

/** Qualifications that have Tariff points (TAR-19). */
export const getTariffTypes = (call: SessionScope): Promise<Result<TariffType[]>> =>
  cached(call, 'tariff', (context) => call.context.clients.content.tariffList(context));

/** The key dates of schemes, including past dates (CAL-3, CAL-12). */
export const getKeyDates = async (
  call: SessionScope,
  schemes: readonly string[],
): Promise<Result<readonly KeyDate[]>> =>
  linkable(
    await referenceWithinBudget(call, (context) => keyDatesOf(call.context, context, schemes)),
    call.context.config,
  );

/**
 * The key dates for an external calendar app. This request has no session, and no page waits for
 * it.
 */
export const getPublicKeyDates = async (
  context: AppLoadContext,
  schemes: readonly string[],
): Promise<Result<readonly KeyDate[]>> => {
  const { requestId } = context;
  const call = { token: null, requestId, timeoutMs: REFERENCE_TIMEOUT_MS };
  return linkable(await keyDatesOf(context, call, schemes), context.config);
};

const keyDatesOf = (
  { reference, clients }: AppLoadContext,
  context: CallContext,
  schemes: readonly string[],
): Promise<Result<readonly KeyDate[]>> => {
  const { events } = clients;
  if (events === null) return Promise.resolve(none);
  const names = [...schemes].sort();
  return reference.get(`key-dates:${names.join()}`, REFERENCE_MS, () =>
    events.listKeyDates(context, names),
  );
};

export function getNextEvents(call: SessionScope, scheme: string): Promise<Result<OpenEvent[]>> {
  const { events } = call.context.clients;
  if (events === null) return Promise.resolve(none);
  return cached(call, `next-events:${scheme}`, (context) =>
    events.listEvents(context, { scheme, keyword: '', limit: null }),
  );
}

/** A hub without the events API has no dates and no events. */
const none: Result<never[]> = { ok: true, value: [] };

export const getArticles = async (
  call: SessionScope,
  subjectGuides: readonly string[],
): Promise<Result<Article[]>> => {
  const ids = [...subjectGuides].sort();
  const articles = await cached(call, `articles:${ids.join()}`, (context) =>
    call.context.clients.content.articles(context, ids),
  );
  return reachable(articles, call.context.config);
};

export const getPersonalArticles = async (
  call: SessionScope,
  reader: ArticleReader,
): Promise<Result<PersonalArticle[]>> => {
  const name = `personal-articles:${reader.schemes.join()}:${reader.stage}:${reader.region}`;
  const articles = await cached(call, name, (context) =>
    call.context.clients.content.personalArticles(context, reader),
  );
  return reachable(articles, call.context.config);
};

export const getFaqs = async (
  call: SessionScope,
  schemes: readonly string[],
): Promise<Result<Faq[]>> => {
  const names = [...schemes].sort();
  const faqs = await cached(call, `faqs:${names.join()}`, (context) =>
    call.context.clients.content.faqs(context, names),
  );
  const { config } = call.context;
  return faqs.ok
    ? { ...faqs, value: faqs.value.filter(({ value }) => findHref(value, config) !== null) }
    : faqs;
};

export const getVideos = (call: SessionScope, studyLevel: StudyLevel): Promise<Result<Video[]>> =>
  cached(call, `videos:${studyLevel}`, (context) =>
    call.context.clients.content.videos(context, studyLevel),
  );

/** Pages by id, in the order of the ids. Unknown ids are omitted. */
export const getPages = async (
  call: SessionScope,
  ids: readonly string[],
): Promise<Result<readonly Page[]>> => {
  const pages = await referenceWithinBudget(call, (context) =>
    call.context.reference.getMany({
      name: 'page',
      keys: ids,
      keyOf: ({ id }: Page) => id,
      fetch: (missing) => call.context.clients.content.pages(context, missing),
    }),
  );
  return linkable(pages, call.context.config);
};

/** Courses by id, in the order of the ids. Unknown ids are omitted. */
export function getCourses(
  call: SessionScope,
  refs: readonly CourseRef[],
): Promise<Result<Course[]>> {
  const byKey = new Map(refs.map((ref) => [courseKey(ref), ref]));
  return referenceWithinBudget(call, (context) =>
    call.context.reference.getMany({
      name: 'course',
      keys: refs.map(courseKey),
      keyOf: (course: Course) => courseKey(course),
      fetch: (missing) =>
        call.context.clients.courses.listCourses(
          context,
          missing.flatMap((key) => byKey.get(key) ?? []),
        ),
    }),
  );
}

const courseKey = ({ courseId, courseOptionId, academicYearId }: CourseRef) =>
  [courseId, courseOptionId, academicYearId].join('|');

/** Universities by provider id, in the order of the ids. Unknown ids are omitted. */
export const getUnis = (call: TokenScope, providerIds: readonly string[]): Promise<Result<Uni[]>> =>
  referenceWithinBudget(call, (context) =>
    call.context.reference.getMany({
      name: 'uni',
      keys: providerIds,
      keyOf: ({ providerId }) => providerId,
      fetch: (missing) => call.context.clients.courses.listUnis(context, missing),
    }),
  );

export interface Home {
  /** Null if the hub cannot locate postcodes; it then shows no distances, and no home on maps. */
  postcode: string | null;
  /** Null when the postcode could not be found. */
  place: LatLng | null;
}

/** The applicant's postcode (HLP-25) and its location. */
export const getHome = (call: RequestScope): Promise<Home> =>
  call.context.once('home', async () => {
    if (call.context.clients.geocode === null) return { postcode: null, place: null };
    const { personalisation, user } = call.applicant;
    const postcode = homePostcode({ ...personalisation, accountPostcode: user.postcode });
    const { lat, lng } = await geocodePostcode(call, postcode);
    // 0,0 means that the postcode was not found (AMB-34).
    return { postcode, place: toPlace(lat, lng) };
  });

/**
 * The location of a postcode; 0,0 when it could not be found (HLP-24).
 *
 * @throws a 404 in a hub that cannot locate postcodes
 */
export async function geocodePostcode(call: SessionScope, postcode: string): Promise<LatLng> {
  const key = postcode.replace(/\s/g, '').toUpperCase();
  const { reference } = call.context;
  const geocode = requireApi(call.context, 'geocode');
  const result = await referenceWithinBudget(call, (context) =>
    reference.get(`geocode:${key}`, GEOCODE_MS, () => geocode.geocode(context, postcode)),
  );
  return result.ok ? result.value : { lat: 0, lng: 0 };
}

/**
 * Fetches shared data once for all users.
 *
 * @param name cache key of the data; it must not contain anything about a user
 */
export const cached = <T>(
  call: SessionScope,
  name: string,
  load: (context: CallContext) => Promise<Result<T>>,
): Promise<Result<T>> =>
  referenceWithinBudget(call, (context) =>
    call.context.reference.get(name, REFERENCE_MS, () => load(context)),
  );

/**
 * Like `cached`, for data that is too large to be parsed for each page. The parsed data is stored
 * in the process.
 */
export const cachedInMemory = <T>(
  call: SessionScope,
  name: string,
  load: (context: CallContext) => Promise<Result<T>>,
): Promise<Result<T>> =>
  referenceWithinBudget(call, (context) =>
    call.context.reference.getInMemory(name, REFERENCE_MS, () => load(context)),
  );

/**
 * Waits for a response within the page's budget. A slow call continues, and the next page uses its
 * response.
 */
async function referenceWithinBudget<T>(
  call: TokenScope,
  load: (context: CallContext) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { deadline, log } = call.context;
  const result = load(callOptions(call, REFERENCE_TIMEOUT_MS));
  const settled = await beforeDeadline(result, deadline, (waitMs) => {
    log.info({ waitMs }, 'reference data timed out, page rendered without it');
  });
  return settled.state === 'settled' ? settled.value : { ok: false, failure: tooLate };
}

/** Items with content of their own, such as a date or a subject. */
const linkable = <Item extends { readonly url: string | null }>(
  result: Result<readonly Item[]>,
  config: HubConfig,
): Result<readonly Item[]> =>
  result.ok ? { ...result, value: withoutDeadLinks(result.value, config) } : result;

/** Items that only lead to a page, such as an article. */
const reachable = <Item extends { readonly url: string }>(
  result: Result<Item[]>,
  config: HubConfig,
): Result<Item[]> => (result.ok ? { ...result, value: withPage(result.value, config) } : result);

const REFERENCE = 'reference';

/** Whether the page stopped waiting for a response that may still arrive. */
export const isLate = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.api === REFERENCE;

const tooLate: Failure = {
  kind: 'timeout',
  api: REFERENCE,
  status: null,
  message: 'The service took too long to answer.',
  detail: null,
};
