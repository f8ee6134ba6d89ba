import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import type { PageState } from './page-state.ts';
import { pageStateSchema } from './schema.ts';

/** What the editors publish. */
export interface ContentClient {
  /** Page state with its defaults. It is the same for everybody. */
  pageState: (context: CallContext) => Promise<Result<PageState>>;
}

/** Calls content-api below its base URL. */
export function createContentClient(http: Http, baseUrl: string): ContentClient {
  const call = http('content', baseUrl);
  return { pageState: (context) => call(pageState, context) };
}

const pageState = {
  name: 'pageState',
  method: 'GET',
  path: '/api/v1/dashboard-update',
  schema: pageStateSchema,
} as const;
