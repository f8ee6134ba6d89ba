import type {
  HandleDocumentRequestFunction,
  HandleErrorFunction,
  LoaderFunction,
  LoaderFunctionArgs,
  ServerBuild,
} from '@remix-run/node';
import { RETRY_AFTER_S } from '#app/platform/server/http/headers.server.ts';
import { RESOURCE_PREFIX } from '#app/platform/server/session/return-path.server.ts';
import { pageLanguage } from './choose-language.ts';
import { errorPage } from './error-page.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/**
 * Adds a last-resort error page to the build. If a page cannot be rendered, Remix renders the app's
 * error page. If that fails too, Remix would respond with two words of plain text. Routes without a
 * page, such as files, have no error page, so users would see JSON.
 */
export function withFallbackErrorPage(build: ServerBuild): ServerBuild {
  const render = build.entry.module.default;
  const failed = new WeakSet<Request>();

  const renderCalmly: HandleDocumentRequestFunction = async (...args) => {
    const [request, , headers, , { log, requestId, language, languages }] = args;
    try {
      return await render(...args);
    } catch (error) {
      if (!failed.has(request)) {
        failed.add(request);
        throw error;
      }
      log.error({ err: error }, 'error page failed');
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const page = pageLanguage(language, languages, request.method);
      return new Response(errorPage(500, requestId, page), { status: 500, headers });
    }
  };
  return {
    ...build,
    entry: { module: { ...build.entry.module, default: renderCalmly } },
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [
        id,
        withPage(route, build.entry.module.handleError),
      ]),
    ),
  };
}

const ANYTHING = '*/*';

/**
 * Makes a route without a view respond to a failure with an error page if a user opened the URL,
 * and with only the status for other clients. Remix would send JSON with its own message.
 */
function withPage(route: Route, report: HandleErrorFunction | undefined): Route {
  const { loader, action } = route.module;
  if (route.module.default) return route;
  const calmly =
    (work: (args: LoaderFunctionArgs) => unknown): LoaderFunction =>
    async (args) => {
      try {
        const result = await work(args);
        const isSilent = result instanceof Response && result.status >= 400 && !result.body;
        return isSilent && wantsPage(args) ? pageOf(result, args) : result;
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure === null) throw thrown;
        if (thrown instanceof Error) report?.(thrown, args);
        return wantsPage(args) ? pageOf(failure, args) : new Response(null, failure);
      }
    };
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: calmly(loader) }),
      ...(action && { action: calmly(action) }),
    },
  };
}

/** Status and headers of an error response or a bug; null for a redirect. */
function failureOf(thrown: unknown): Failure | null {
  if (thrown instanceof Error) return { status: 500 };
  const { status, headers } =
    thrown instanceof Response ? thrown : ((thrown as { init?: ResponseInit } | null)?.init ?? {});
  return status !== undefined && status >= 400 ? { status, headers: new Headers(headers) } : null;
}

interface Failure {
  readonly status: number;
  readonly headers?: Headers;
}

/**
 * Whether the client can show an error page. Browsers request HTML when they open a URL; scripts
 * and calendar apps do not.
 */
function wantsPage({ request: { headers, method, url } }: LoaderFunctionArgs): boolean {
  const accept = headers.get('Accept') ?? ANYTHING;
  if (accept.includes('text/html')) return true;
  return (
    accept === ANYTHING && method === 'GET' && !new URL(url).pathname.startsWith(RESOURCE_PREFIX)
  );
}

function pageOf({ status, headers }: Failure, { request, context }: LoaderFunctionArgs): Response {
  const all = new Headers(headers);
  all.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503 && !all.has('Retry-After')) all.set('Retry-After', RETRY_AFTER_S);
  const { requestId, language, languages } = context;
  const page = pageLanguage(language, languages, request.method);
  return new Response(errorPage(status, requestId, page), { status, headers: all });
}
