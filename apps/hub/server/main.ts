import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { ConfigError } from '../app/server/config.server.ts';
import { createApp } from './app.ts';
import { start } from './start.ts';
import { staticFiles } from './static-files.ts';

/** `node apps/hub/server/main.ts` serves the production build. */
await start(async (services, _server, isDraining) => {
  const directory = join(import.meta.dirname, '..', services.config.buildDir);
  const main = join(directory, 'server', 'index.js');
  if (!existsSync(main))
    throw new ConfigError('configuration: HUB_BUILD_DIR has no build of the hub');
  const build = (await import(main)) as ServerBuild;
  return createApp(services, {
    build,
    routes: build.routes,
    files: staticFiles(join(directory, 'client')),
    watching: false,
    isDraining,
  });
});
