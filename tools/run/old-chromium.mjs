import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const program = fileURLToPath(new URL('../../.data/chromium-90', import.meta.url));

const npmPackage = 'chrome-aws-lambda@8.0.2';
/** The digest from the registry, in the format of a lock file. */
const sha512 =
  'a4VEX6DknxISPqGLksZa/JuEnjc4nLXaG0BMp5c9qERvJ/eBHPUJ7oCRQQC+SxSxuxsEwxbBj2RBlCQbivnihg==';

/**
 * Downloads Chromium 90, which has no cascade layers, from its npm package. As a dependency, it
 * would add 49 MB to every `npm ci`, and bundled packages without digests to the lock file.
 */
export function provideOldChromium() {
  if (existsSync(program)) return;
  console.log(`set-up: downloading Chromium 90 (${npmPackage}) …`);
  const folder = mkdtempSync(join(tmpdir(), 'chromium-90-'));
  try {
    const archive = join(folder, 'chrome-aws-lambda-8.0.2.tgz');
    spawnSync('npm', ['pack', npmPackage, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const content = readFileSync(archive);
    if (createHash('sha512').update(content).digest('base64') !== sha512) {
      throw new Error(`${npmPackage} has another digest`);
    }
    spawnSync('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br']);
    const packed = readFileSync(join(folder, 'package/bin/chromium.br'));
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  } catch (error) {
    console.log(`set-up: Chromium 90 is missing: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
