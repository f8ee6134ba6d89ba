import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@applicant-hub/domain';
import type { ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import { ConfigError } from '#app/platform/server/config/config.server.ts';
import { type AppOptions, createApp, type LanguageBuild } from '../app.ts';
import type { Services } from './services.ts';
import { keepSharing } from '../static/shared-assets.ts';
import { staticFiles } from '../static/static-files.ts';

/** Exports of `entry.server.tsx` in addition to those for Remix. */
interface ReadyWhenLoaded {
  entry: { module: { ready: () => Promise<void> } };
}

export async function loadBuild(
  { config, log, metrics }: Services,
  shutdown: AppOptions['shutdown'],
): Promise<(services: Services) => Express> {
  const { assetsFolder } = config;
  const root = join(import.meta.dirname, '../..');
  const english = join(root, config.buildDir);
  const builds: { en: LoadedBuild } & Partial<Record<Language, LoadedBuild>> = {
    en: await loadOne(english, assetsFolder, log),
  };
  const folders = [english];
  for (const language of languages.filter((one) => one !== 'en')) {
    const folder = `${english}-${language}`;
    if (!existsSync(folder)) continue;
    builds[language] = await loadOne(folder, assetsFolder, log);
    folders.push(folder);
  }
  const { build } = builds.en;
  metrics.setBuild(build.assets.version);
  const files = staticFiles(folders.map(clientOf), assetsFolder);
  return (services) =>
    createApp(services, {
      builds,
      routes: build.routes,
      files,
      watching: false,
      shutdown,
    });
}

interface LoadedBuild extends LanguageBuild {
  readonly build: ServerBuild;
}

const clientOf = (directory: string) => join(directory, 'client');

async function loadOne(
  directory: string,
  assetsFolder: string | null,
  log: Services['log'],
): Promise<LoadedBuild> {
  const main = join(directory, 'server', 'index.js');
  if (!existsSync(main))
    throw new ConfigError('configuration: HUB_BUILD_DIR has no build of the hub');
  if (assetsFolder !== null) await keepSharing(clientOf(directory), assetsFolder, log);
  const build = (await import(main)) as ServerBuild & ReadyWhenLoaded;
  await build.entry.module.ready();
  return { build, startScript: startScriptOf(directory) };
}

function startScriptOf(directory: string): string {
  const manifest = JSON.parse(
    readFileSync(join(clientOf(directory), 'islands.json'), 'utf8'),
  ) as Partial<Record<string, { file: string }>>;
  const start = manifest['app/entry.islands.ts'];
  if (!start) throw new ConfigError('configuration: HUB_BUILD_DIR has no scripts of the hub');
  return `/${start.file}`;
}
