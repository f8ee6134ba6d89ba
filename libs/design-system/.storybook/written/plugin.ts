import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { tryNextRelease } from '../../packaging/next-release.ts';
import { DESIGN_SYSTEM } from '../../packaging/folders.ts';
import { sizes } from '../../packaging/sizes.ts';
import { changelogPage, migrationPage } from './changelog.ts';
import { sizesPage } from './sizes.ts';

/** Builds the package and measures it in the same way as the build script of the package. */
async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'design-system-sizes-'));
  try {
    const build = path.join(DESIGN_SYSTEM, 'packaging/build.ts');
    await promisify(execFile)(process.execPath, [build, folder], { cwd: DESIGN_SYSTEM });
    return await sizes(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Provides generated pages as modules, when Storybook is built or when a page is first opened. */
export function writtenPlugin(): Plugin {
  let pages: Readonly<Record<'changelog' | 'migration', string>> | undefined;
  /**
   * Both pages share one dry run of the next release, because each dry run copies the workspace.
   */
  const ofNextRelease = () =>
    (pages ??= tryNextRelease((release) => ({
      changelog: changelogPage(release),
      migration: migrationPage(release),
    })));
  /** Markdown text of each generated module. */
  const written = new Map<string, () => string | Promise<string>>([
    ['virtual:sizes', async () => sizesPage(await measure())],
    ['virtual:changelog', () => ofNextRelease().changelog],
    ['virtual:migration', () => ofNextRelease().migration],
  ]);
  return {
    name: 'design-system:written',
    resolveId: (id) => (written.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const write = id.startsWith('\0') ? written.get(id.slice(1)) : undefined;
      return write && `export default ${JSON.stringify(await write())};`;
    },
  };
}
