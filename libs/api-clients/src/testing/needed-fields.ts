import type { operationsOf } from './operations.ts';

export type Provider = keyof ReturnType<typeof operationsOf>;

/** Fields, grouped by the part of the result that is lost when the field is invalid. */
interface Costs {
  /** If one of these fields is invalid, the client omits its item. */
  readonly item?: readonly string[];
  /** If one of these fields is invalid, the whole response breaks the contract. */
  readonly answer?: readonly string[];
}

const course = ['courseId', 'courseOptionId', 'academicYearId'];
const setting = ['collection', 'name', 'data', 'version'];
const slots = [1, 2].flatMap((slot) => course.map((id) => `slots.${slot}.${id}`));
const emptySlots = ['slots.1', 'slots.2', 'slots.3', 'slots.4', 'slots.5'];
const ownItem = ['kind', 'id', 'version', 'title', 'date', 'time', 'until', 'place', 'done'];
const ownChoice = ['choice.institutionName', 'choice.courseName'];
const below = (place: string, fields: readonly string[]) =>
  fields.map((field) => `${place}.${field}`);

/**
 * Fields whose invalid value also removes other data, because displayed text or a rule depends on
 * the field. Any other invalid field affects only itself, and the client reports it.
 */
export const neededFields: Readonly<Record<Provider, Costs>> = {
  'address-api': {
    item: below('suggestions[]', ['id', 'address']),
    answer: ['line_1', 'postcode'],
  },
  'adverts-api': { item: below('adverts[]', ['slot', 'id', 'headline', 'advertiser', 'url']) },
  'apply-api': {
    // A status depends on each of these fields.
    answer: [
      ...below('applicationStatusData', [
        'percentComplete',
        'applicationCompleted',
        'applicationSent',
      ]),
      ...below('centreData', ['applicationApprovalRequested', 'applicationReturned']),
      'controlData.entryYear',
    ],
  },
  'careers-api': { item: below('careers[]', ['id', 'title', 'url']) },
  'content-api': {
    item: [
      ...below('data.subjectGuides[]', ['nid', 'title', 'url']),
      ...below('data.locationGuides[]', ['nid', 'title', 'url', 'type']),
      ...below('data.pages[]', ['nid', 'title', 'url']),
      ...below('posts[]', ['id', 'title', 'url']),
      // `visibility` determines who sees the item.
      ...below('promotions[]', ['title', 'url', 'link', 'visibility']),
      ...below('videos[]', ['brightcove_id', 'title']),
      ...below('groups[].items[]', ['code', 'group', 'name', 'grades[].grade', 'grades[].score']),
      // These are the fields of a question (`label`, `value`) and of a notification.
      ...below('[]', ['label', 'value', 'id', 'title', 'message']),
    ],
  },
  'courses-api': {
    item: [
      ...below('results[]', [...course, 'course', 'providerId', 'university', 'name']),
      'results[].options[].courseOptionId',
      ...below('results[].entryRequirements[]', ['label', 'text']),
      ...below('results[].extended[]', ['label', 'description']),
      ...['qualification', 'studyMode', 'region', 'locations'].flatMap((filter) =>
        below(`filters.${filter}[]`, ['value', 'count']),
      ),
    ],
    answer: [
      'total',
      // These are the fields of the requested course.
      ...below('results[]', [...course, 'course', 'providerId', 'university', 'scheme']),
      'results[].options[].courseOptionId',
    ],
  },
  'events-api': {
    item: [...below('events[]', ['id', 'title', 'start']), 'events[].schemes[].name'],
  },
  'geocode-api': { answer: ['latitude', 'longitude'] },
  'history-api': {
    // If a known status were missing, it would later appear to be new.
    answer: [
      ...below('changes[]', ['id', 'scheme', 'entryYear', 'subject', 'to', 'noticedAt']),
      'changes[].isNews',
      'seenUntil',
      // Without one of the statuses, the others could give other dates.
      ...below('statuses[]', ['scheme', 'entryYear', 'isChoice', 'status']),
    ],
  },
  'hub-events-api': { item: below('[]', ['eventName', 'ucasEventId', 'eventStartDate']) },
  'identity-api': {
    item: [
      ...below('versions[]', ['version', 'data', 'savedAt']),
      ...below('items[]', ['id', 'providerId', ...course]),
      // The owner must see at least the data that the link shows.
      ...below('shares[]', ['id', 'token', 'endsAt']),
      ...below('shares[].courses[]', course),
    ],
    answer: [
      'uid',
      // Without this field, a saved setting would look as if it had never been saved.
      ...below('settings[]', setting),
      ...setting,
      ...below('current', setting),
      'total',
      ...below('counts', [
        'courses',
        'unis',
        'locations',
        'subjects',
        'pages',
        'filters',
        'events',
      ]),
      ...slots,
      ...['slots.3', 'slots.4', 'slots.5', 'version'],
      ...below('shortlist', [...slots, ...emptySlots, 'version']),
      ...below('courses[]', course),
      ...['id', 'token', 'endsAt', 'accessToken', 'id_token', 'signature', 'current'],
    ],
  },
  'own-dates-api': {
    // If a field could not be read, the next save of the item would delete it.
    item: below('dates[]', [...ownItem, ...ownChoice]),
    answer: [
      ...[...ownItem, ...ownChoice, 'choice', 'current'],
      ...below('current', [...ownItem, ...ownChoice]),
    ],
  },
  'phone-api': {
    item: below('[]', ['regionCode', 'displayRegion', 'countryCode']),
    answer: ['isValid', 'internationalNumber', 'regionCode'],
  },
  'qualifications-api': {
    item: [
      ...below('types[]', ['id', 'name']),
      ...below('subjects[]', ['id', 'name']),
      ...below('results[]', ['applicants', 'subject.id', 'subject.name']),
    ],
  },
  'queue-api': {
    item: below('tickets[]', ['id', 'event', 'state']),
    answer: ['state', 'id', 'place'],
  },
  'schools-api': { item: below('[]', ['code', 'name']) },
  'spotlights-api': { item: below('items[]', ['id', 'title', 'url']) },
  'support-api': { answer: ['eligible'] },
  'tracking-api': {
    // A status or a sentence depends on each of these fields (AMB-99).
    answer: [
      'cycleYear',
      'applicationStatus',
      'applicationDecisions',
      'decisionsReceived',
      'numberOfChoices',
      'numberOfChoiceReplied',
      'numberOfReferredChoice',
      'isApplicationInClearing',
      'isWaitingForOffers',
      'isInClearing',
      'isInExtra',
      'isTrackInMaintenance',
      'isEmbargoPeriod',
      'started',
    ],
  },
};

/** Lists that are not parsed item by item. */
export const wholeLists: Partial<Record<Provider, readonly string[]>> = {
  // Only the first item is used: the requested course, and the start of a period.
  'courses-api': ['results'],
  'events-api': ['events[].start'],
  // If an item of these lists is invalid, the whole list is invalid, for the reasons given in
  // `neededFields`.
  'history-api': ['changes', 'statuses'],
  'identity-api': ['settings', 'parts', 'courses', 'shares[].parts', 'shares[].courses'],
  'tracking-api': ['applicationDecisions'],
  // Errors of any shape are converted to text.
  'support-api': ['data.errors'],
};
