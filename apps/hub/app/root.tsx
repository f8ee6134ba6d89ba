import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { language } from '@applicant-hub/domain';
import { type ReactNode, useContext, useMemo } from 'react';
import { readAppearance } from './platform/layout/appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './platform/layout/appearance/appearance-context.ts';
import { rootAttributes } from './platform/layout/appearance/appearance.ts';
import { IslandData } from '#app/platform/islands/Island.tsx';
import { PageContext } from './platform/browser/page/page-info.ts';
import { StartScript } from '#app/platform/islands/StartScript.tsx';
import { manifestPath } from './platform/layout/language/manifest.ts';
import { BackGuard } from './platform/layout/session/BackGuard.tsx';
import { failureTitle } from './platform/layout/failure/failure.ts';
import { FailureView } from './platform/layout/failure/FailureView.tsx';
import { PrefetchRules } from './platform/layout/session/PrefetchRules.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { hasCalendar } from '#app/platform/request/has-calendar.server.ts';
import { ViewTransition } from './platform/layout/frame/ViewTransition.tsx';
import { registerIslands } from '#app/platform/islands/registered.ts';
import { islands } from '#app/routes/islands.ts';

// Registered here rather than in an entry, so that the islands' styles are in the stylesheet of
// every page.
registerIslands(islands);

/** Data for every page, including pages without a session. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  appearance: readAppearance(request, context.config),
  hasCalendar: hasCalendar(context),
});

export const action = methodNotAllowed;

export const meta: MetaFunction = ({ error }) => [
  { title: error ? failureTitle(error) : m.page_site_name() },
];

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg' },
  { rel: 'manifest', href: manifestPath(language) },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const served = useContext(AppearanceContext);
  const appearance = root?.appearance ?? served;
  const { pathname, search } = useLocation();
  const page = useMemo(() => ({ path: pathname + search, token: '' }), [pathname, search]);
  return (
    <html lang={language} {...(appearance && rootAttributes(appearance))}>
      <head>
        <meta charSet="utf-8" />
        <BackGuard />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <ViewTransition />
        <Meta />
        <Links />
      </head>
      <body>
        <PageContext.Provider value={page}>
          {children}
          <IslandData />
        </PageContext.Provider>
        <StartScript />
        <PrefetchRules />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = FailureView;
