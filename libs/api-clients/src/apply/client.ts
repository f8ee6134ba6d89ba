import type { ApplyApplication } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { applicationResponseSchema } from './schema.ts';

/**
 * Applications in progress, from the apply service. Null means that the applicant has none (204).
 */
export interface ApplyClient {
  /** The undergraduate or postgraduate application. */
  ugApplication: (context: CallContext) => Promise<Result<ApplyApplication | null>>;
  /** The conservatoire application. */
  ucApplication: (context: CallContext) => Promise<Result<ApplyApplication | null>>;
}

export function createApplyClient(http: Http, baseUrl: string): ApplyClient {
  const call = http('apply', baseUrl);
  const application = (name: string, path: string) => {
    const operation = { name, method: 'GET', path, schema: applicationResponseSchema } as const;
    return (context: CallContext) => call(operation, context);
  };
  return {
    ugApplication: application('ugApplication', '/ug/application'),
    ucApplication: application('ucApplication', '/uc/application'),
  };
}
