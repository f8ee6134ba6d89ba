import { index, route, type RouteConfig } from '@remix-run/route-config';

export default [
  index('routes/_index/route.tsx'),

  route('account/login', 'routes/account.login/route.tsx'),
  route('account/callback', 'routes/account.callback/route.tsx'),
  route('account/reauth', 'routes/account.reauth/route.tsx'),
  route('account/logout', 'routes/account.logout/route.tsx'),

  route('dashboard', 'routes/dashboard/route.tsx', [
    index('routes/dashboard._index/route.tsx'),
    route('application', 'routes/dashboard.application/route.tsx'),
    route('preferences', 'routes/dashboard.preferences/route.tsx'),
    route('welcome', 'routes/dashboard.welcome/route.tsx'),
  ]),

  route('status', 'routes/status/route.tsx'),

  route('resources/application-status', 'routes/resources.application-status/route.ts'),
  route('resources/debug-status', 'routes/resources.debug-status/route.ts'),

  // Old and short paths, and links to other systems: one redirect table for all of them.
  route('*', 'routes/$/route.tsx'),
] satisfies RouteConfig;
