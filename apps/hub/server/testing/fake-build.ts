import type {
  HandleDocumentRequestFunction,
  HandleErrorFunction,
  LoaderFunction,
  ServerBuild,
} from '@remix-run/node';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** The requests that the routes of the fake build received, and their responses. */
export interface FakeRoutes {
  /** Every action that ran: path and form fields. */
  actions: { path: string; fields: Record<string, string> }[];
  /** Runs inside the loader and the action of `/slow`. */
  slow: () => Promise<void>;
  /** The response of `/slow` after `slow` has resolved. */
  answer: () => Response;
  dashboard: LoaderFunction;
  /** Response status for a private calendar link. */
  feed: (file: string) => Promise<number>;
}

/** A small app in the format of a Remix build: pages, a resource route, and routes that fail. */
export function createFakeBuild(routes: FakeRoutes): ServerBuild {
  const page = { default: () => null };
  // The module of a resource route has no component, despite its type.
  const resource = {} as ServerRoute['module'];
  const action: LoaderFunction = async ({ request }) => {
    const fields = Object.fromEntries(await request.formData()) as Record<string, string>;
    routes.actions.push({ path: new URL(request.url).pathname, fields });
    return new Response('saved');
  };
  const slow: LoaderFunction = () => routes.slow().then(() => routes.answer());
  const dashboard: LoaderFunction = (args) => routes.dashboard(args);
  const feed: LoaderFunction = async ({ params }) =>
    new Response(null, { status: await routes.feed(params['file'] ?? '') });
  const modules: Record<string, Pick<ServerRoute, 'path' | 'index' | 'module'>> = {
    home: { index: true, module: { ...page } },
    dashboard: { path: 'dashboard', module: { ...page, action, loader: dashboard } },
    university: { path: 'explore/uni-detail/:providerId', module: { ...page } },
    feed: { path: 'calendar/:file', module: { ...resource, loader: feed } },
    save: { path: 'resources/save', module: { ...resource, action } },
    slow: { path: 'slow', module: { ...resource, loader: slow, action: slow } },
  };

  return {
    entry: { module: { default: render, handleError } },
    routes: {
      root: { id: 'root', path: '', module: page },
      crash: { id: 'crash', parentId: 'root', path: 'crash', module: page },
      ...Object.fromEntries(
        Object.entries(modules).map(([id, route]) => [id, { id, parentId: 'root', ...route }]),
      ),
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: 'production',
    basename: '/',
  };
}

/** Logs errors in the same way as the hub. */
const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error instanceof Error && !request.signal.aborted) {
    context.log.error({ err: error }, 'request failed');
  }
};

/** Renders the nonce. For `/crash`, neither the page nor its error page can be rendered. */
const render: HandleDocumentRequestFunction = (request, status, headers, _context, { nonce }) => {
  if (request.url.endsWith('/crash')) throw new Error('the page of aisha@example.org broke');
  headers.set('Content-Type', 'text/html');
  return new Response(`<html data-nonce="${nonce}">`, { status, headers });
};
