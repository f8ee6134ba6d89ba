import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { LinkProvider } from '@applicant-hub/design-system';
import { type ReactNode, Suspense, useContext, useEffect } from 'react';
import { readAppearance } from './appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './appearance/appearance-context.ts';
import { rootAttributes } from './appearance/appearance.ts';
import { failureTitle } from './shell/failure.ts';
import { HubLink } from './shell/HubLink.tsx';
import { whenUsed } from './parts/gates.ts';
import { latePart } from './parts/late-part.tsx';
import { takeFromBrowser } from './shell/early-events.ts';
import { useLegacyHashRoutes } from './shell/hash-route.ts';
import { methodNotAllowed } from './shell/method-not-allowed.server.ts';
import { useNonce } from './shell/nonce.ts';
import { usePageViews } from './shell/page-views.ts';
import { unlessUnsent } from './shell/unsent.ts';

/** What every page needs, also those that nobody has signed in for. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  appearance: readAppearance(request, context.config),
});

export const action = methodNotAllowed;

export const shouldRevalidate = unlessUnsent;

export const meta: MetaFunction = ({ error }) => [
  { title: error ? titleOf(error) : m.page_site_name() },
];

/** In a browser the view of a failure brings its title: its words come with its script. */
const titleOf = (error: unknown) => (import.meta.env.SSR ? failureTitle(error) : document.title);

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const served = useContext(AppearanceContext);
  const appearance = root?.appearance ?? served;
  return (
    <html
      lang="en"
      {...(appearance && rootAttributes(appearance))}
      // A failure that came without loader data looks as the server made it.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={HubLink}>{children}</LinkProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(takeFromBrowser, []);
  usePageViews();
  useLegacyHashRoutes();
  // Whatever fails then, with a line or without, can be said.
  useEffect(() => whenUsed(document.body, () => void FailureView.ready()), []);
  return <Outlet />;
}

export function ErrorBoundary() {
  useEffect(takeFromBrowser, []);
  return (
    // A failure waits for nothing.
    <Suspense fallback={null}>
      <FailureView />
    </Suspense>
  );
}

const FailureView = latePart(async () => (await import('./shell/FailureView.tsx')).FailureView);
