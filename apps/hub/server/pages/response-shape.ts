import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The packages that determine the shape of parsed API responses. */
const PACKAGES = ['@applicant-hub/api-clients', '@applicant-hub/domain'];

/**
 * Identifies how this release parses API responses: a hash of the source code of the parsers.
 * Another release may have cached responses in another shape, so each shape has its own cache name.
 *
 * @returns 16 characters: letters, digits, `-` and `_`
 */
export function responseShape(): string {
  const hash = createHash('sha256');
  for (const name of PACKAGES) {
    const folder = dirname(resolve(name));
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.includes('.test.'));
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('base64url').slice(0, 16);
}
