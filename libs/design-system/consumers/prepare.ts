import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  apps,
  guideApps,
  inJsdom,
  installation,
  openDays,
  plainApp,
  readmeApp,
  results,
  shared,
  temporary,
  tokenReader,
  versions,
  type App,
} from './apps.ts';
import { must, shell, type Ended } from './command.ts';
import { sectionOf, stepsOf, type Step } from './steps.ts';

const here = import.meta.dirname;
const designSystem = path.join(here, '..');

/**
 * Packs the package as for publishing and installs it outside the repository: once by following the
 * README, and once per React version. The apps of one React version share their installed packages.
 * Then builds the apps.
 */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'design-system-consumers-'));
  process.env['CONSUMERS_FOLDER'] = folder;

  await must(`node packaging/build.ts ${temporary('package')}`, designSystem);
  const packed = await must(`npm pack --silent ${temporary('package')}`, folder);

  const builds = await Promise.all([
    followReadme(packed.trim()),
    ...versions.map((react) => buildApps(packed.trim(), react)),
  ]);
  writeFileSync(results(), JSON.stringify(Object.assign({}, ...builds)));
  return () => rmSync(folder, { recursive: true, force: true });
}

type Results = Record<string, Ended>;

/** The README sections that contain steps, in reading order. */
const SECTIONS = ['Using it', 'Your brand'];

/** Follows the README in a folder that contains only the tarball. */
async function followReadme(packed: string): Promise<Results> {
  const folder = temporary(readmeApp.folder);
  cpSync(temporary(packed), path.join(folder, packed));
  const readme = readFileSync(path.join(designSystem, 'README.md'), 'utf8');
  const steps = SECTIONS.flatMap((title) => stepsOf(sectionOf(readme, title)));
  return { [readmeApp.name]: await follow(steps, folder) };
}

/** Follows a guide, except for its install commands: those packages are in the parent folder. */
async function followGuide(packed: string, { name, folder }: App): Promise<Results> {
  const file = path.join(designSystem, 'guides', `${path.basename(folder)}.md`);
  cpSync(temporary(packed), temporary(folder, packed));
  const isNext = name.endsWith('next');
  // Next needs the `type` that `npm init` writes into package.json, so this command is not removed.
  // In the other guides it is removed: for example, the Astro app already has a package.json, which
  // lists its dependencies.
  const installs = isNext ? /^npm install .*\n/gm : /^npm (init|install) .*\n/gm;
  const steps = stepsOf(readFileSync(file, 'utf8')).flatMap((step): Step[] => {
    if (step.kind === 'write') return [step];
    const command = step.command.replaceAll(installs, '');
    if (command.trim() === '') return [];
    // NODE_ENV is unset, as in a new shell. Next warns in CI when its cache folder is missing.
    const before = isNext ? 'mkdir -p .next/cache' : ':';
    return [{ kind: 'run', command: `${before}; unset NODE_ENV; ${command}` }];
  });
  return { [name]: await follow(steps, temporary(folder)) };
}

async function follow(steps: readonly Step[], folder: string): Promise<Ended> {
  let output = '';
  for (const step of steps) {
    if (step.kind === 'write') {
      const file = path.join(folder, step.file);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, step.text);
    } else {
      const ended = await shell(step.command, folder);
      output += `$ ${step.command}${ended.output}`;
      if (ended.code !== 0) return { code: ended.code, output };
    }
  }
  return { code: 0, output };
}

async function buildApps(packed: string, react: (typeof versions)[number]): Promise<Results> {
  const folder = shared(react);
  mkdirSync(folder);
  cpSync(temporary(packed), path.join(folder, 'design-system.tgz'));
  cpSync(path.join(here, `react-${react}`), folder, { recursive: true });
  const once = react === '19' ? [...Object.values(openDays), tokenReader] : [];
  const all = [...apps[react], ...once, inJsdom(react)];
  const sources = all.map((app) => path.join('apps', path.basename(app.folder)));
  for (const name of [
    'tsconfig.json',
    'tsconfig.node16.json',
    'types.tsx',
    'apps/Tasks.tsx',
    ...(react === '19' ? ['apps/open-days'] : []),
    ...sources,
  ]) {
    cpSync(path.join(here, name), path.join(folder, name), { recursive: true });
  }
  cpSync(path.join(here, '../gallery/least-props.ts'), path.join(folder, 'apps/least-props.ts'));
  const output = await must('npm ci --ignore-scripts', folder);
  const ends: Results = { [installation(react)]: { code: 0, output } };
  for (const app of all) {
    ends[app.name] = await shell(`VITE_REACT=${react} npm run build`, temporary(app.folder));
  }
  if (react === '19') {
    for (const app of [...guideApps, plainApp]) Object.assign(ends, await followGuide(packed, app));
  }
  return ends;
}
