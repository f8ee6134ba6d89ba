import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps, readmeApp, results, shared, tarball, temporary } from './apps.ts';
import { must, shell, type Ended } from './command.ts';
import { stepsOf } from './readme.ts';

const here = import.meta.dirname;
const designSystem = path.join(here, '..');

/**
 * Packs the package as it would be published and installs it outside the repository: once by the
 * README's steps, and once for all the apps, which share the packages beside it. Then builds them.
 */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'design-system-consumers-'));
  process.env['CONSUMERS_FOLDER'] = folder;

  await must(`node packaging/build.ts ${temporary('package')}`, designSystem);
  const packed = await must(`npm pack --silent ${temporary('package')}`, folder);

  const builds = await Promise.all([followReadme(packed.trim()), buildApps(packed.trim())]);
  writeFileSync(results(), JSON.stringify(Object.assign({}, ...builds)));
  return () => rmSync(folder, { recursive: true, force: true });
}

type Results = Record<string, Ended>;

/** Does what the README says, in a folder that has nothing but the tarball. */
async function followReadme(packed: string): Promise<Results> {
  const folder = temporary(readmeApp.folder);
  cpSync(temporary(packed), path.join(folder, packed));
  let output = '';
  for (const step of stepsOf(
    readFileSync(path.join(designSystem, 'README.md'), 'utf8'),
    'Using it',
  )) {
    if (step.kind === 'write') {
      const file = path.join(folder, step.file);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, step.text);
    } else {
      const ended = await shell(step.command, folder);
      output += `$ ${step.command}${ended.output}`;
      if (ended.code !== 0) return { [readmeApp.name]: { code: ended.code, output } };
    }
  }
  return { [readmeApp.name]: { code: 0, output } };
}

async function buildApps(packed: string): Promise<Results> {
  cpSync(temporary(packed), tarball());
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.node16.json'];
  for (const name of [...files, 'types.tsx', 'apps']) {
    cpSync(path.join(here, name), shared(name), { recursive: true });
  }
  await must('npm ci --ignore-scripts', shared());
  const ends: Results = {};
  for (const { name, folder } of apps) {
    ends[name] = await shell('npm run build', temporary(folder));
  }
  return ends;
}
