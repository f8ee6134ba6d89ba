/** A request to each provider that uses access tokens. */
export const questions: Record<string, string> = {
  'tracking-api': '/tracking/ug/track',
  'apply-api': '/apply/uc/application',
  'identity-api': '/identity/api/v1/hub/favourites',
  'content-api': '/content/api/v1/dashboard-update',
  'courses-api': '/courses/api/v1/unis',
  'geocode-api': '/geocode/api/v1/geocode-postcode?postcode=LE1%203HP',
  'phone-api': '/phone/api/v1/phone-region-codes',
  'schools-api': '/schools/api/v1/schools',
  'events-api': '/events/api/v1/events?type=key-date&schemes=undergraduate',
  'hub-events-api': '/hub-events/hub-events-api/api/v1.0/hubevents',
  'spotlights-api': '/spotlights/api/v1/spotlights',
  'careers-api': '/careers/api/v1/careers?assessmentId=quiz-1',
  'adverts-api': '/adverts/api/v1/adverts',
  'qualifications-api': '/qualifications/api/v1/qualification-types',
  'history-api': '/history/api/v1/status-history',
  'own-dates-api': '/own-dates/api/v1/own-dates',
  'queue-api': '/queue/api/v1/tickets',
  'support-api': '/support/api/v1/eligibility?postcode=LE1%203HP',
};

export const bodies: Record<string, RequestInit> = {
  'adverts-api': { method: 'POST', body: '{"slots":[]}' },
  'queue-api': { method: 'PUT', body: '{"event":"results-day"}' },
};
