import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import { start } from './start/start.ts';

/** `node apps/hub/server/dev.ts` serves the sources through Vite, and reloads on every change. */
await start(async (services, server, shutdown) => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    // The reload socket uses the same port, so the Content-Security-Policy needs only one origin.
    server: { middlewareMode: true, hmr: { server } },
  });
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  return createApp(services, {
    builds: { en: { build: loadBuild, startScript: '/app/entry.islands.ts' } },
    routes: (await loadBuild()).routes,
    files: vite.middlewares,
    watching: true,
    shutdown,
  });
});
