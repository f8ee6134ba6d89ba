import type { TrackedApplication } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { trackResponseSchema } from './schema.ts';

/**
 * Reads applications from the tracking service. Null means that the applicant has no application
 * (204).
 */
export interface TrackingClient {
  /** The main application, undergraduate or postgraduate. */
  ugTrack: (context: CallContext) => Promise<Result<TrackedApplication | null>>;
  /** The undergraduate application in Clearing. */
  ugClearingTrack: (context: CallContext) => Promise<Result<TrackedApplication | null>>;
  /** The conservatoire application. */
  ucTrack: (context: CallContext) => Promise<Result<TrackedApplication | null>>;
}

export function createTrackingClient(http: Http, baseUrl: string): TrackingClient {
  const call = http('tracking', baseUrl);
  const track = (name: string, path: string) => {
    const operation = { name, method: 'GET', path, schema: trackResponseSchema } as const;
    return (context: CallContext) => call(operation, context);
  };
  return {
    ugTrack: track('ugTrack', '/ug/track'),
    ugClearingTrack: track('ugClearingTrack', '/ug/clearing-track'),
    ucTrack: track('ucTrack', '/uc/track'),
  };
}
