export {
  type AddressClient,
  type AddressRecord,
  type AddressSuggestion,
  createAddressClient,
} from './address/client.ts';
export { type AdvertsClient, createAdvertsClient } from './adverts/client.ts';
export type { Advert } from './adverts/schema.ts';
export { applicationResult } from './application-result.ts';
export { type ApplyClient, createApplyClient } from './apply/client.ts';
export {
  type Career,
  type CareersClient,
  type CareersQuery,
  createCareersClient,
} from './careers/client.ts';
export { type ArticleReader, type ContentClient, createContentClient } from './content/client.ts';
export type { LiveSettings, PageState, WidgetSettings } from './content/page-state.ts';
export { defaultPageState, unknownPageState } from './content/schema.ts';
export { type CoursesClient, createCoursesClient } from './courses/client.ts';
export { createEventsClient, type EventsClient } from './events/client.ts';
export { type GeocodeClient, createGeocodeClient } from './geocode/client.ts';
export { type ChangeToWrite, createHistoryClient, type HistoryClient } from './history/client.ts';
export { createHubEventsClient, type HubEventsClient } from './hub-events/client.ts';
export {
  type CallContext,
  type CallReport,
  createHttp,
  type Follow,
  type Guard,
} from './http/http.ts';
export type { Failure, FailureKind, Result } from './http/result.ts';
export type { Exchange } from './http/transport.ts';
export type { CalendarLink } from './identity/calendar.ts';
export type { OpenShare, Share, SharedContent, ShareToMake } from './identity/shares.ts';
export type { FavouritesChange, FavouritesClient } from './identity/favourites.ts';
export {
  type DraftSave,
  type DraftToSave,
  type HubUser,
  type IdentityClient,
  type SettingToSave,
  createIdentityClient,
} from './identity/client.ts';
export {
  createOwnDatesClient,
  type OwnDateConflict,
  type OwnDateRemoval,
  type OwnDateSave,
  type OwnDatesClient,
  type OwnDateToSave,
} from './own-dates/client.ts';
export {
  type PhoneCheck,
  type PhoneClient,
  type PhoneRegion,
  createPhoneClient,
} from './phone/client.ts';
export {
  type QualificationsClient,
  type SubjectSelection,
  createQualificationsClient,
} from './qualifications/client.ts';
export { createQueueClient, type QueueClient } from './queue/client.ts';
export {
  type School,
  type SchoolsClient,
  type SchoolsQuery,
  createSchoolsClient,
} from './schools/client.ts';
export { type SpotlightsClient, createSpotlightsClient } from './spotlights/client.ts';
export type { PartnerResponse } from './spotlights/schema.ts';
export { createSupportClient, type SupportClient, type SupportOutcome } from './support/client.ts';
export { type TrackingClient, createTrackingClient } from './tracking/client.ts';
