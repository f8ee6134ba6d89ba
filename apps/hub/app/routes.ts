import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

export default [
  index('routes/_index/route.tsx'),

  route('account/login', 'routes/account.login/route.tsx'),
  route('account/callback', 'routes/account.callback/route.tsx'),
  route('account/reauth', 'routes/account.reauth/route.tsx'),
  route('account/logout', 'routes/account.logout/route.tsx'),
  route('account/data-deleted', 'routes/account.data-deleted/route.tsx'),
  route('account/your-data.html', 'routes/account.your-data.html/route.ts'),
  route('account/your-data.json', 'routes/account.your-data.json/route.ts'),

  route('dashboard', 'routes/dashboard/route.tsx', [
    index('routes/dashboard._index/route.tsx'),
    route('adverts', 'routes/dashboard.adverts/route.tsx'),
    route('application', 'routes/dashboard.application/route.tsx'),
    route('arrange', 'routes/dashboard.arrange/route.tsx'),
    route('notifications', 'routes/dashboard.notifications/route.tsx'),
    route('calendar', 'routes/dashboard.calendar/route.tsx'),
    route('calendar/link/:act', 'routes/dashboard.calendar.link.$act/route.tsx'),
    route('preferences', 'routes/dashboard.preferences/route.tsx'),
    route('preferences/wipe/:what', 'routes/dashboard.preferences.wipe.$what/route.tsx'),
    route('preferences/your-data', 'routes/dashboard.preferences.your-data/route.tsx'),
    route(
      'preferences/your-data/delete',
      'routes/dashboard.preferences.your-data.delete/route.tsx',
    ),
    route('todo', 'routes/dashboard.todo/route.tsx'),
    route('welcome', 'routes/dashboard.welcome/route.tsx'),
    route('widgets/:id/clear', 'routes/dashboard.widgets.$id.clear/route.tsx'),
    route('widgets/:id/settings', 'routes/dashboard.widgets.$id.settings/route.tsx'),
  ]),

  route('calendar/:file', 'routes/calendar.$file/route.ts'),
  route('dashboard/calendar/:file', 'routes/dashboard.calendar.$file/route.ts'),
  route('dashboard/statement.pdf', 'routes/dashboard.statement.pdf/route.ts'),
  route('dashboard/statement.txt', 'routes/dashboard.statement.txt/route.ts'),

  layout('routes/explore/route.tsx', [
    route('explore/favourites', 'routes/explore.favourites/route.tsx'),
    route('explore/favourites/compare', 'routes/explore.favourites.compare/route.tsx'),
    route('explore/for-you', 'routes/explore.for-you/route.tsx'),
    route('explore/locations', 'routes/explore.locations/route.tsx'),
    route('explore/search', 'routes/explore.search/route.tsx'),
    route('explore/subjects', 'routes/explore.subjects/route.tsx'),
    route('explore/uni-detail/:providerId', 'routes/explore.uni-detail.$providerId/route.tsx'),
    route('explore/unis', 'routes/explore.unis/route.tsx'),
    route('coursedisplay/courses/:courseId', 'routes/coursedisplay.courses.$courseId/route.tsx'),
    route('coursedisplay/results', 'routes/coursedisplay.results/route.tsx'),
  ]),
  route('explore/favourites.csv', 'routes/explore.favourites.csv/route.ts'),

  route('status', 'routes/status/route.tsx'),

  route('resources/address', 'routes/resources.address/route.ts'),
  route('resources/addresses', 'routes/resources.addresses/route.ts'),
  route('resources/adverts', 'routes/resources.adverts/route.ts'),
  route('resources/application-status', 'routes/resources.application-status/route.ts'),
  route('resources/arrangement', 'routes/resources.arrangement/route.ts'),
  route('resources/debug-status', 'routes/resources.debug-status/route.ts'),
  route('resources/draft', 'routes/resources.draft/route.ts'),
  route('resources/favourites', 'routes/resources.favourites/route.ts'),
  route('resources/favourites-panel', 'routes/resources.favourites-panel/route.ts'),
  route('resources/faqs', 'routes/resources.faqs/route.ts'),
  route('resources/modals', 'routes/resources.modals/route.ts'),
  route('resources/notifications', 'routes/resources.notifications/route.ts'),
  route('resources/phone', 'routes/resources.phone/route.ts'),
  route('resources/schools', 'routes/resources.schools/route.ts'),
  route('resources/session', 'routes/resources.session/route.ts'),
  route('resources/todo', 'routes/resources.todo/route.ts'),
  route('resources/tariff', 'routes/resources.tariff/route.ts'),
  route('resources/undo', 'routes/resources.undo/route.ts'),
  route('resources/widget/:id', 'routes/resources.widget.$id/route.ts'),
  route('resources/widgets', 'routes/resources.widgets/route.ts'),

  // Old and short paths, and links to other systems: one redirect table for all of them.
  route('*', 'routes/$/route.tsx'),
] satisfies RouteConfig;
