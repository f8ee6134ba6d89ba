import path from 'node:path';

/** An app outside the repository that installs the package from its tarball. */
export interface App {
  readonly name: string;
  /** Source folder, relative to the temporary folder. */
  readonly folder: string;
  /** Build output, relative to the app's folder. */
  readonly site: string;
  /** The components that the app shows. Its scripts must contain no other component. */
  readonly components: readonly string[];
}

const components = ['button', 'heading', 'text', 'tile'];

// A field with one control receives its component name from a variable, so a search of the script
// cannot find that name.
const withTasks = [
  ...components,
  ...['checkbox', 'date-field', 'dialog', 'fieldset', 'icon', 'stack', 'visually-hidden'],
];

/** Supported versions of React. Each has its own folder of installed packages. */
export const versions = ['18', '19'] as const;
type React = (typeof versions)[number];

const built = (name: string, react: React, more: Partial<App> = {}): App => ({
  name: `${name}, React ${react}`,
  folder: `react-${react}/apps/${name}`,
  site: 'dist',
  components: withTasks,
  ...more,
});

export const readmeApp: App = { name: 'readme', folder: 'readme', site: 'dist', components };

const guide = (name: string, more: Partial<App> = {}): App => ({
  name: `guide: ${name}`,
  folder: `react-19/guides/${name}`,
  site: 'dist',
  components,
  ...more,
});

export const tailwindApp = guide('tailwind');

/** The apps that the steps of each guide create, built with packages that are already installed. */
export const guideApps: readonly App[] = [
  // The Next server page ships only the script of its button. An Astro island ships the scripts of
  // its content.
  guide('next', { site: 'out', components: ['button'] }),
  guide('astro', { components: ['button', 'heading', 'tile'] }),
  guide('webpack'),
  guide('esbuild'),
  tailwindApp,
];

/** The page from the guide without React. */
export const plainApp = guide('plain-html', { components: [] });

const anywhere = ['vite-vanilla-extract', 'webpack', 'esbuild', 'node'];

/** The apps whose sources are in `apps`, by React version. */
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
 * A page of another service with its own brand. One variant has a server that handles its form, and
 * one variant runs only in the browser.
 */
export const openDays = {
  next: built('open-days-next', '19', { site: '.next' }),
  vite: built('open-days-vite', '19'),
};

export const inJsdom = (react: React): App => built('jsdom', react);

export const tokenReader: App = built('terrazzo', '19', { components: [] });

/** A path in the temporary folder that `prepare.ts` creates. */
export function temporary(...names: string[]): string {
  const folder = process.env['CONSUMERS_FOLDER'];
  if (folder === undefined) throw new Error('The package was not prepared for its consumers.');
  return path.join(folder, ...names);
}

/** A path in the folder of packages that the apps of one React version share. */
export const shared = (react: React, ...names: string[]): string =>
  temporary(`react-${react}`, ...names);

export const installed = (): string =>
  shared('19', 'node_modules', '@applicant-hub', 'design-system');

export const tarball = (): string => shared('19', 'design-system.tgz');

/** Key of the npm install result for one React version. */
export const installation = (react: React): string => `what is installed with React ${react}`;

/** Results file: the outcome of each build and install, by name. */
export const results = (): string => temporary('results.json');
