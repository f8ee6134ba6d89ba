import type { Locked } from './lock.ts';

/** Licences that require a notice at most. */
export const ALLOWED = [
  '(Apache-2.0 AND MIT)',
  '(Apache-2.0 WITH LLVM-exception)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(Unlicense OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
];

/** Licences stated in the package itself, where the lock file has no machine-readable licence. */
const READ_IN_PACKAGE: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
};

/** Shipped packages with another licence, and why it is acceptable. */
export const SHIPPED_EXCEPTIONS: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'a font that may be embedded and distributed, with its notice',
  'react-leaflet':
    'Hippocratic-2.1: free to use, except by users who break human rights law; newer versions need React 19',
  '@react-leaflet/core': 'Hippocratic-2.1, as react-leaflet, which is its only user',
};

/** Packages that are installed only on developer machines and in CI and have another licence. */
export const DEVELOPMENT_EXCEPTIONS: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0, unchanged',
  'ical.js': 'MPL-2.0, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data, not distributed',
  'spdx-exceptions': 'CC-BY-3.0: data, not distributed',
  '@inlang/plugin-message-format': 'MIT, in its LICENSE only',
  '@lix-js/sdk-linux-x64': 'the build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-darwin-arm64': 'a build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-darwin-x64': 'a build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-linux-arm64': 'a build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-linux-x64': 'a build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-windows-arm64': 'a build for one platform; the package is MIT',
  '@pact-foundation/pact-cli-windows-x64': 'a build for one platform; the package is MIT',
  eval: 'MIT, in its LICENSE only',
  format: 'MIT, in its readme only',
  'require-like': 'MIT, in its License only',
};

export const licenceOf = (name: string, { license }: Locked): string =>
  READ_IN_PACKAGE[name] ?? license ?? 'not stated';
