import { createAddressClient } from '../address/client.ts';
import { createAdvertsClient } from '../adverts/client.ts';
import { createApplyClient } from '../apply/client.ts';
import { createCareersClient } from '../careers/client.ts';
import { createContentClient } from '../content/client.ts';
import { createCoursesClient } from '../courses/client.ts';
import { createEventsClient } from '../events/client.ts';
import { createGeocodeClient } from '../geocode/client.ts';
import { createHistoryClient } from '../history/client.ts';
import { changeToWrite } from '../history/fixtures.ts';
import { createHubEventsClient } from '../hub-events/client.ts';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { createIdentityClient } from '../identity/client.ts';
import { createOwnDatesClient } from '../own-dates/client.ts';
import { ownDateToSave } from '../own-dates/fixtures.ts';
import { createPhoneClient } from '../phone/client.ts';
import { createQualificationsClient } from '../qualifications/client.ts';
import { createQueueClient } from '../queue/client.ts';
import { createSchoolsClient } from '../schools/client.ts';
import { createSpotlightsClient } from '../spotlights/client.ts';
import { createSupportClient } from '../support/client.ts';
import { createTrackingClient } from '../tracking/client.ts';
import { supportDetailsOf } from '../support/fixtures.ts';

const course = { courseId: 'a', courseOptionId: 'b', academicYearId: '2027' };
const slots = { 1: course, 2: null, 3: null, 4: null, 5: null };
const setting = { collection: 'dashboardData', name: 'Notes', data: 1, immediate: true } as const;
const subjects = { typeId: 'a-level', subjectIds: ['biology'] };

export const operationsOf = (http: Http, url: string, context: CallContext) => {
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
      () => history.statusesOfLink(context, 'a'),
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
