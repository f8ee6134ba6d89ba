/**
 * Shows the next release: its version, its changelog and the files of its tarball. Runs in a copy
 * of the workspace: `npm run release:dry`.
 */
import { execFileSync } from 'node:child_process';
import { tryNextRelease } from './next-release.ts';

interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const run = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

tryNextRelease(({ name, last, version, changelog, folder }) => {
  const [, changes] = changelog.split(/^## .*\n/m);
  run(folder, 'node', 'packaging/build.ts');
  const [packed] = JSON.parse(
    run(folder, 'npm', 'pack', './dist', '--dry-run', '--json', '--silent'),
  ) as [Packed];

  if (version === last) console.log('No changeset is waiting: nothing to release.\n');
  console.log(`${name} ${last} → ${version}\n\n${changes?.trim() ?? ''}\n`);
  for (const { path: file, size } of packed.files) console.log(`${kB(size).padStart(10)}  ${file}`);
  console.log(
    `\n${packed.files.length} files, ${kB(packed.size)} packed, ${kB(packed.unpackedSize)} unpacked`,
  );
});
