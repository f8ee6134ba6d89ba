/**
 * Shows what the next release would be: the version, what the changelog says and the tarball's
 * files. All of it happens to a copy: `npm run release:dry`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DESIGN_SYSTEM } from './folders.ts';

const workspace = path.join(DESIGN_SYSTEM, '..', '..');
const copy = mkdtempSync(path.join(tmpdir(), 'design-system-release-'));
const packageCopy = path.join(copy, path.relative(workspace, DESIGN_SYSTEM));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces: readonly string[];
}

interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const json = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Manifest;

const run = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** What changesets and the build read, with the packages that are installed. */
function copyWorkspace(): void {
  const built = ['node_modules', 'dist'];
  const { workspaces } = json(workspace, 'package.json');
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    '.changeset',
    'libs/design-system',
  ];
  for (const file of [...files, ...workspaces.map((folder) => `${folder}/package.json`)]) {
    cpSync(path.join(workspace, file), path.join(copy, file), {
      recursive: true,
      filter: (name) => !built.includes(path.basename(name)),
    });
  }
  for (const folder of ['.', 'libs/design-system']) {
    symlinkSync(
      path.join(workspace, folder, 'node_modules'),
      path.join(copy, folder, 'node_modules'),
    );
  }
}

try {
  copyWorkspace();
  const before = json(packageCopy, 'package.json');
  run(copy, 'changeset', 'version');
  const after = json(packageCopy, 'package.json');
  const [, changes] = readFileSync(path.join(packageCopy, 'CHANGELOG.md'), 'utf8').split(
    /^## .*\n/m,
  );
  run(packageCopy, 'node', 'packaging/build.ts');
  const [packed] = JSON.parse(
    run(packageCopy, 'npm', 'pack', './dist', '--dry-run', '--json', '--silent'),
  ) as [Packed];

  if (after.version === before.version)
    console.log('No changeset is waiting: nothing to release.\n');
  console.log(`${after.name} ${before.version} → ${after.version}\n\n${changes?.trim() ?? ''}\n`);
  for (const { path: file, size } of packed.files) console.log(`${kB(size).padStart(10)}  ${file}`);
  console.log(
    `\n${packed.files.length} files, ${kB(packed.size)} packed, ${kB(packed.unpackedSize)} unpacked`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
