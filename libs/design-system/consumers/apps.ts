import path from 'node:path';

/** An app outside the repository that uses the package from its tarball. */
export interface App {
  readonly name: string;
  /** Where its sources are, from the temporary folder. */
  readonly folder: string;
  /** Where its build leaves the site, from its own folder. */
  readonly site: string;
  /** The components that it shows: no other may be in its scripts. */
  readonly components: readonly string[];
}

const components = ['button', 'heading', 'text', 'tile'];

const withDialog = [...components, 'dialog', 'icon'];

const built = (name: string): App => ({
  name,
  folder: `shared/apps/${name}`,
  site: 'dist',
  components: withDialog,
});

/** What the steps of the README make. */
export const readmeApp: App = { ...built('readme'), folder: 'readme', components };

/** Apps whose sources are in `apps`. */
export const apps: readonly App[] = [
  built('vite-vanilla-extract'),
  built('webpack'),
  built('esbuild'),
  built('node'),
  { ...built('remix'), site: 'build/client', components: [...withDialog, 'link'] },
];

/** A file in the temporary folder that `prepare.ts` makes. */
export function temporary(...names: string[]): string {
  const folder = process.env['CONSUMERS_FOLDER'];
  if (folder === undefined) throw new Error('The package was not prepared for its consumers.');
  return path.join(folder, ...names);
}

/** Where the apps of `apps` share what they install. */
export const shared = (...names: string[]): string => temporary('shared', ...names);

/** The package as npm has installed it. */
export const installed = (): string => shared('node_modules', '@applicant-hub', 'design-system');

/** The tarball that these apps install. */
export const tarball = (): string => shared('design-system.tgz');

/** The build of every app by its name: how it ended. */
export const results = (): string => temporary('results.json');
