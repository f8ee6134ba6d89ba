import { Hono, type Context } from 'hono';
import { commentService } from './comments/routes.ts';
import { CONTROL, controlApi } from './control/control.ts';
import type { ControlContext } from './control/context.ts';
import { injectFaults } from './faults/inject.ts';
import { ApiError } from './http/api-error.ts';
import { authorise, authoriseByKey, whenSent } from './http/authorise.ts';
import type { ServicesEnv } from './http/env.ts';
import { mount } from './http/mount.ts';
import { requireJson } from './http/require-json.ts';
import { mountIntrospection } from './oidc/introspection.ts';
import { mountProvider } from './oidc/mount.ts';
import { OIDC } from './oidc/provider.ts';
import { mountSignIn } from './oidc/sign-in.ts';
import { pictureFile } from './pictures/pictures.ts';
import { observe } from './requests/observe.ts';
import { applicationSite } from './site/application/routes.ts';
import { playerPage } from './site/player.ts';
import { sitePage } from './site/site.ts';
import { refusalsOf } from './states/refusals.ts';
import { tileFile } from './tiles/tiles.ts';

interface AppParts extends ControlContext {
  /** Whether the control API is enabled. */
  control: boolean;
  signIn: Parameters<typeof mountSignIn>[1];
  introspection: Parameters<typeof mountIntrospection>[1];
}

export function createApp(parts: AppParts): Hono<ServicesEnv> {
  const { apis, records, faults, log, responseStats, tokens, signIn, introspection } = parts;
  const app = new Hono<ServicesEnv>();

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/site', applicationSite(parts, signIn.hubOrigins[0]));
  app.get('/site/*', sitePage(signIn.hubOrigins[0]));
  app.get('/player', playerPage);
  app.route('/comments', commentService(parts));
  app.get('/pictures/:kind/:file', pictureFile);
  app.get('/tiles/:z/:x/:file', tileFile);
  if (parts.control) app.route(CONTROL, controlApi(parts));

  for (const { name, key, endpoints } of apis) {
    const routes = new Hono<ServicesEnv>();
    routes.use(observe({ api: name, log, responseStats, tokens }), injectFaults(name, faults));
    const guard = key === undefined ? authorise(refusalsOf(name, records)) : authoriseByKey(key);
    const callerOf = (c: Context<ServicesEnv>) => ({ account: c.var.account ?? '' });
    const open = endpoints.filter(({ isOpen }) => isOpen);
    for (const { path } of open) routes.use(path, whenSent(guard), requireJson);
    mount(routes, open, callerOf);
    routes.use(guard, requireJson);
    mount(
      routes,
      endpoints.filter(({ isOpen }) => !isOpen),
      callerOf,
    );
    app.route(`/${name}`, routes);
  }

  const oidc = new Hono<ServicesEnv>();
  oidc.use(observe({ api: OIDC, log, responseStats, tokens }), injectFaults(OIDC, faults));
  mountSignIn(oidc, signIn);
  mountIntrospection(oidc, introspection);
  mountProvider(oidc, signIn.provider);
  app.route(`/${OIDC}`, oidc);

  app.notFound((c) =>
    c.json({ message: `there is no ${c.req.method} ${c.req.path}`, code: 'notFound' }, 404),
  );
  app.onError((error, c) => {
    if (error instanceof ApiError) {
      const { message, code, more, status } = error;
      return c.json({ message, code, ...more }, status);
    }
    console.error(error);
    return c.json(
      { message: 'the fake API failed; its log has the reason', code: 'internal' },
      500,
    );
  });
  return app;
}
