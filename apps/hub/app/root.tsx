import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { type ReactNode, useContext, useMemo } from 'react';
import { readAppearance } from './appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './appearance/appearance-context.ts';
import { rootAttributes } from './appearance/appearance.ts';
import { IslandData, PageIcons } from './islands/Island.tsx';
import { PageContext } from './islands/page-info.ts';
import { StartScript } from './islands/StartScript.tsx';
import { BackGuard } from './shell/BackGuard.tsx';
import { failureTitle } from './shell/failure.ts';
import { FailureView } from './shell/FailureView.tsx';
import { PrefetchRules } from './shell/PrefetchRules.tsx';
import { methodNotAllowed } from './shell/method-not-allowed.server.ts';
import { ViewTransition } from './shell/ViewTransition.tsx';
import { registerIslands } from './islands/registered.ts';
import { islands } from './islands/registry.ts';

// Here and not in an entry: so their styles are in the stylesheet of every page.
registerIslands(islands);

/** What every page needs, also those that nobody has signed in for. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  appearance: readAppearance(request, context.config),
});

export const action = methodNotAllowed;

export const meta: MetaFunction = ({ error }) => [
  { title: error ? failureTitle(error) : m.page_site_name() },
];

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const served = useContext(AppearanceContext);
  const appearance = root?.appearance ?? served;
  const { pathname, search } = useLocation();
  const page = useMemo(() => ({ path: pathname + search, token: '' }), [pathname, search]);
  return (
    <html lang="en" {...(appearance && rootAttributes(appearance))}>
      <head>
        <meta charSet="utf-8" />
        <BackGuard />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <ViewTransition />
        <Meta />
        <Links />
      </head>
      <body>
        <PageContext.Provider value={page}>
          <PageIcons>{children}</PageIcons>
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
