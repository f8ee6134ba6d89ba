import {
  createAddressClient,
  createAdvertsClient,
  createApplyClient,
  createCareersClient,
  createContentClient,
  createCoursesClient,
  createEventsClient,
  createGeocodeClient,
  createHistoryClient,
  createHttp,
  createHubEventsClient,
  createIdentityClient,
  createOwnDatesClient,
  createPhoneClient,
  createQualificationsClient,
  createQueueClient,
  createSchoolsClient,
  createSpotlightsClient,
  createSupportClient,
  createTrackingClient,
  type CallReport,
  type Follow,
  type Guard,
} from '@applicant-hub/api-clients';
import type { Logger } from 'pino';
import { createBreaker } from './breaker.server.ts';
import { createBulkhead } from './bulkhead.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { OnUpstreamCall } from './upstream-calls.server.ts';

export type Clients = ReturnType<typeof clientsOver>;

interface ClientDependencies {
  config: Pick<HubConfig, 'apis' | 'addressKey' | 'hasBreakers'>;
  log: Logger;
  onCall: OnUpstreamCall;
  onBreaker: (api: string, isOpen: boolean) => void;
  onFull: (api: string) => void;
  follow?: Follow | undefined;
  /** The clock for the dates of saved data. */
  now: () => Date;
}

/**
 * The clients log every failed call, and every response from which items were omitted, exactly
 * once.
 */
export function createClients({
  config,
  log,
  onCall,
  onBreaker,
  onFull,
  follow,
  now,
}: ClientDependencies): Clients {
  const bulkheadOf = (api: string) => createBulkhead(() => onFull(api));
  const breakerOf = (api: string) =>
    createBreaker((isOpen) => {
      onBreaker(api, isOpen);
      if (isOpen) log.warn({ api }, 'circuit breaker opened');
      else log.info({ api }, 'circuit breaker closed');
    });
  const http = createHttp({
    ...(follow && { follow }),
    guardOf: (api) =>
      config.hasBreakers ? behind(bulkheadOf(api), breakerOf(api)) : bulkheadOf(api),
    onCall(report) {
      const { api, operation, requestId, outcome, leftOut } = report;
      onCall({ ...report, isWorking: isWorking(report), leftOut: leftOut?.count ?? 0 });
      if (outcome !== 'ok') logFailure(log, report);
      if (leftOut)
        log.warn(
          { requestId, api, operation, ...leftOut },
          'invalid items left out of upstream answer',
        );
    },
  });
  return clientsOver(http, config, now);
}

const behind =
  (first: Guard, second: Guard): Guard =>
  (exchange, call) =>
    first(() => second(exchange, call), call);

/**
 * All clients. A client is null if the hub does not have its API: the features of that API are then
 * absent, which is not a failure.
 */
export function clientsOver(
  http: ReturnType<typeof createHttp>,
  { apis, addressKey }: Omit<ClientDependencies['config'], 'hasBreakers'>,
  now: () => Date,
) {
  return {
    tracking: createTrackingClient(http, apis.tracking),
    apply: at(apis.apply, (url) => createApplyClient(http, url)),
    identity: createIdentityClient(http, apis.identity, now),
    content: createContentClient(http, apis.content),
    courses: createCoursesClient(http, apis.courses),
    events: at(apis.events, (url) => createEventsClient(http, url)),
    hubEvents: at(apis.hubEvents, (url) => createHubEventsClient(http, url)),
    history: at(apis.history, (url) => createHistoryClient(http, url)),
    ownDates: at(apis.ownDates, (url) => createOwnDatesClient(http, url)),
    geocode: at(apis.geocode, (url) => createGeocodeClient(http, url)),
    address: at(apis.address, (url) =>
      addressKey === null ? null : createAddressClient(http, url, addressKey),
    ),
    phone: at(apis.phone, (url) => createPhoneClient(http, url)),
    schools: at(apis.schools, (url) => createSchoolsClient(http, url)),
    qualifications: at(apis.qualifications, (url) => createQualificationsClient(http, url)),
    spotlights: at(apis.spotlights, (url) => createSpotlightsClient(http, url)),
    careers: at(apis.careers, (url) => createCareersClient(http, url)),
    support: at(apis.support, (url) => createSupportClient(http, url)),
    adverts: at(apis.adverts, (url) => createAdvertsClient(http, url)),
    queue: at(apis.queue, (url) => createQueueClient(http, url)),
  };
}

const at = <T>(url: string | null, create: (url: string) => T): T | null =>
  url === null ? null : create(url);

/** Statuses such as 401 or 404 concern the applicant, and show that the system works. */
function isWorking({ outcome, status }: CallReport): boolean {
  if (outcome === 'badContract') return false;
  return status !== null && status < 500;
}

/** The log message for a failed save (SYS-6). */
const SAVE_FAILED = 'Update failed, data not saved.';
const settingSaves: ReadonlySet<string> = new Set(['saveSetting', 'saveDraft']);

function logFailure(log: Logger, report: CallReport): void {
  const { api, operation, method, outcome, status, durationMs, requestId, failure } = report;
  log.warn(
    {
      requestId,
      api,
      operation,
      method,
      kind: outcome,
      status,
      durationMs: Math.round(durationMs),
      detail: failure?.detail ?? null,
    },
    settingSaves.has(operation) ? SAVE_FAILED : 'upstream call failed',
  );
}
