import source from '../package.json' with { type: 'json' };
import type { Subpath } from './public.ts';

const UNRELEASED = '0.0.0';

const script = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/**
 * Files that are exported unchanged, each as a plain string, so that every tool resolves the same
 * file.
 */
const files = [
  ...['styles.css', 'components.css', 'tokens.css', 'layers.css'],
  ...['tokens.resolver.json', 'tokens.json', 'fixtures.json'],
  ...['base', 'large-screen', 'light', 'dark', 'contrast'].map(
    (name) => `tokens/${name}.tokens.json`,
  ),
];

/**
 * The `package.json` of the built package. The `package.json` in the sources refers to the sources
 * and is private, so it cannot be published. The built `package.json` is private until changesets
 * sets a version.
 */
export function manifest(components: readonly Subpath[]): object {
  const { name, version, description, license, type, peerDependencies, peerDependenciesMeta } =
    source;
  return {
    name,
    version,
    ...(version === UNRELEASED && { private: true }),
    description,
    license,
    type,
    sideEffects: ['**/*.css'],
    exports: {
      '.': script('index'),
      ...Object.fromEntries(
        components.map((part) => [`./${part.name}`, script(`${part.folder}/index`)]),
      ),
      './theme': script('theme/createTheme'),
      './theme-tokens': script('theme/themeTokens'),
      './tokens': script('tokens/vars.styles'),
      ...Object.fromEntries([...files, 'package.json'].map((file) => [`./${file}`, `./${file}`])),
    },
    peerDependencies,
    peerDependenciesMeta,
    publishConfig: { access: 'restricted' },
  };
}
