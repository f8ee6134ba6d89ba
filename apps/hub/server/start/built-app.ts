import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import { ConfigError } from '#app/platform/server/config/config.server.ts';
import { type AppOptions, createApp } from '../app.ts';
import type { Services } from './services.ts';
import { keepSharing } from '../static/shared-assets.ts';
import { staticFiles } from '../static/static-files.ts';

/** Exports of `entry.server.tsx` in addition to those for Remix. */
interface ReadyWhenLoaded {
  entry: { module: { ready: () => Promise<void> } };
}

/** Loads the production build once, and returns a factory for its apps. */
export async function loadBuild(
  { config, log, metrics }: Services,
  shutdown: AppOptions['shutdown'],
): Promise<(services: Services) => Express> {
  const { assetsFolder } = config;
  const directory = join(import.meta.dirname, '../..', config.buildDir);
  const main = join(directory, 'server', 'index.js');
  if (!existsSync(main))
    throw new ConfigError('configuration: HUB_BUILD_DIR has no build of the hub');
  const client = join(directory, 'client');
  if (assetsFolder !== null) await keepSharing(client, assetsFolder, log);
  const build = (await import(main)) as ServerBuild & ReadyWhenLoaded;
  await build.entry.module.ready();
  metrics.setBuild(build.assets.version);
  const startScript = startScriptOf(directory);
  const files = staticFiles(client, assetsFolder);
  return (services) =>
    createApp(services, {
      build,
      routes: build.routes,
      startScript,
      files,
      watching: false,
      shutdown,
    });
}

/** The URL of the start script, from the manifest of the islands build. */
function startScriptOf(directory: string): string {
  const manifest = JSON.parse(
    readFileSync(join(directory, 'client', 'islands.json'), 'utf8'),
  ) as Partial<Record<string, { file: string }>>;
  const start = manifest['app/entry.islands.ts'];
  if (!start) throw new ConfigError('configuration: HUB_BUILD_DIR has no scripts of the hub');
  return `/${start.file}`;
}
