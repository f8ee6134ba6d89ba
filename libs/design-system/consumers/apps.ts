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

// A field with one control is told its name by a variable, so it is not found in a script.
const withTasks = [
  ...components,
  ...['checkbox', 'date-field', 'dialog', 'fieldset', 'icon', 'stack', 'visually-hidden'],
];

/** The versions of React that the package is for; each has a folder of what is installed with it. */
export const versions = ['18', '19'] as const;
type React = (typeof versions)[number];

const built = (name: string, react: React, more: Partial<App> = {}): App => ({
  name: `${name}, React ${react}`,
  folder: `react-${react}/apps/${name}`,
  site: 'dist',
  components: withTasks,
  ...more,
});

/** What the steps of the README make. */
export const readmeApp: App = { name: 'readme', folder: 'readme', site: 'dist', components };

const guide = (name: string, more: Partial<App> = {}): App => ({
  name: `guide: ${name}`,
  folder: `react-19/guides/${name}`,
  site: 'dist',
  components,
  ...more,
});

/** What the steps of each guide make, with what is installed already. */
export const guideApps: readonly App[] = [
  // A page of the server sends the script of its button alone, and an island what is in it.
  guide('next', { site: 'out', components: ['button'] }),
  guide('astro', { components: ['button', 'heading', 'tile'] }),
  guide('webpack'),
  guide('esbuild'),
];

/** The page of the guide that needs no React. */
export const plainApp = guide('plain-html', { components: [] });

const anywhere = ['vite-vanilla-extract', 'webpack', 'esbuild', 'node'];

/** Apps whose sources are in `apps`, by the React that they are built with. */
export const apps: Readonly<Record<React, readonly App[]>> = {
  '18': [
    ...anywhere.map((name) => built(name, '18')),
    built('remix', '18', { site: 'build/client', components: [...withTasks, 'link'] }),
  ],
  '19': [
    ...[...anywhere, 'astro'].map((name) => built(name, '19')),
    built('next', '19', { site: 'out' }),
  ],
};

/**
 * One page of another service, with a brand of its own: on a server that answers its form, and in the
 * browser alone.
 */
export const openDays = {
  next: built('open-days-next', '19', { site: '.next' }),
  vite: built('open-days-vite', '19'),
};

/** The tests of an app in jsdom, with Testing Library. */
export const inJsdom = (react: React): App => built('jsdom', react);

/** A tool for design tokens, which reads those of the package. */
export const tokenReader: App = built('terrazzo', '19', { components: [] });

/** A file in the temporary folder that `prepare.ts` makes. */
export function temporary(...names: string[]): string {
  const folder = process.env['CONSUMERS_FOLDER'];
  if (folder === undefined) throw new Error('The package was not prepared for its consumers.');
  return path.join(folder, ...names);
}

/** Where the apps of one React share what they install. */
export const shared = (react: React, ...names: string[]): string =>
  temporary(`react-${react}`, ...names);

/** The package as npm has installed it. */
export const installed = (): string =>
  shared('19', 'node_modules', '@applicant-hub', 'design-system');

/** The tarball that these apps install. */
export const tarball = (): string => shared('19', 'design-system.tgz');

/** What npm has installed for one React, by the name that its result has. */
export const installation = (react: React): string => `what is installed with React ${react}`;

/** The build of every app by its name, and what it is built of: how it ended. */
export const results = (): string => temporary('results.json');
