import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { createApp } from './app.ts';
import { start } from './start.ts';
import { staticFiles } from './static-files.ts';

/** `node apps/hub/server/main.ts` serves the production build. */
await start(async (services, _server, isDraining) => {
  const directory = join(import.meta.dirname, '..', services.config.buildDir);
  const build = (await import(join(directory, 'server', 'index.js'))) as ServerBuild;
  return createApp(services, {
    build,
    routes: build.routes,
    files: staticFiles(join(directory, 'client')),
    watching: false,
    isDraining,
  });
});
