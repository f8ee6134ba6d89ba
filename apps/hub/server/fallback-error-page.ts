import type {
  HandleDocumentRequestFunction,
  HandleErrorFunction,
  LoaderFunction,
  LoaderFunctionArgs,
  ServerBuild,
} from '@remix-run/node';
import { RETRY_AFTER_S } from '#app/platform/server/headers.server.ts';
import { errorPage } from './error-page.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/**
 * The build, with a last page of our own. When a page cannot be rendered, Remix renders the app's
 * error page in its place; should that fail too, it would answer with two words of plain text. For
 * what is no page, a file say, it has no error page at all, and people would see JSON.
 */
export function withFallbackErrorPage(build: ServerBuild): ServerBuild {
  const render = build.entry.module.default;
  const failed = new WeakSet<Request>();

  const renderCalmly: HandleDocumentRequestFunction = async (...args) => {
    const [request, , headers, , { log, requestId }] = args;
    try {
      return await render(...args);
    } catch (error) {
      if (!failed.has(request)) {
        failed.add(request);
        throw error;
      }
      log.error({ err: error }, 'error page failed');
      headers.set('Content-Type', 'text/html; charset=utf-8');
      return new Response(errorPage(500, requestId), { status: 500, headers });
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

/**
 * A route without a view that answers a person with a page when it fails: whoever opened it, or sent a
 * form to it without scripts.
 */
function withPage(route: Route, report: HandleErrorFunction | undefined): Route {
  const { loader, action } = route.module;
  if (route.module.default) return route;
  const calmly =
    (work: (args: LoaderFunctionArgs) => unknown): LoaderFunction =>
    async (args) => {
      try {
        return await work(args);
      } catch (thrown) {
        const status = failureOf(thrown);
        if (status === null || !isForPerson(args)) throw thrown;
        if (thrown instanceof Error) report?.(thrown, args);
        return new Response(errorPage(status, args.context.requestId), {
          status,
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            ...(status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
          },
        });
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

/** The status of an answer that says no, or of a bug; null for a redirect. */
function failureOf(thrown: unknown): number | null {
  if (thrown instanceof Error) return 500;
  const status = thrown instanceof Response ? thrown.status : dataStatus(thrown);
  return status !== undefined && status >= 400 ? status : null;
}

/** The status of what `data()` made. */
const dataStatus = (thrown: unknown): number | undefined =>
  (thrown as { init?: ResponseInit | null } | null)?.init?.status;

/** Scripts and calendars ask for no HTML. */
const isForPerson = ({ request }: LoaderFunctionArgs): boolean =>
  request.headers.get('Accept')?.includes('text/html') === true;
