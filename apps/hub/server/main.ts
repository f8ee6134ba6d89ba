import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { ConfigError } from '#app/platform/server/config.server.ts';
import { createApp } from './app.ts';
import { keepSharing } from './shared-assets.ts';
import { start } from './start.ts';
import { staticFiles } from './static-files.ts';

/** What `entry.server.tsx` exports besides what Remix asks for. */
interface ReadyWhenLoaded {
  entry: { module: { ready: () => Promise<void> } };
}

/** `node apps/hub/server/main.ts` serves the production build. */
await start(async (services, _server, shutdown) => {
  const directory = join(import.meta.dirname, '..', services.config.buildDir);
  const main = join(directory, 'server', 'index.js');
  if (!existsSync(main))
    throw new ConfigError('configuration: HUB_BUILD_DIR has no build of the hub');
  const client = join(directory, 'client');
  const { assetsFolder } = services.config;
  if (assetsFolder !== null) await keepSharing(client, assetsFolder, services.log);
  const build = (await import(main)) as ServerBuild & ReadyWhenLoaded;
  await build.entry.module.ready();
  services.metrics.setBuild(build.assets.version);
  return createApp(services, {
    build,
    routes: build.routes,
    startScript: startScriptOf(directory),
    files: staticFiles(client, assetsFolder),
    watching: false,
    shutdown,
  });
});

/** The address of the islands' first script, as their build wrote it down. */
function startScriptOf(directory: string): string {
  const manifest = JSON.parse(
    readFileSync(join(directory, 'client', 'islands.json'), 'utf8'),
  ) as Partial<Record<string, { file: string }>>;
  const start = manifest['app/entry.islands.ts'];
  if (!start) throw new ConfigError('configuration: HUB_BUILD_DIR has no scripts of the hub');
  return `/${start.file}`;
}
