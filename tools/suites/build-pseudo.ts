import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Builds the hub a second time with pseudo-localised text, into a separate folder. The catalogues
 * are compiled in place, so the real text is restored afterwards.
 */
const run = (command: string, args: string[], env: Record<string, string> = {}, cwd = '.') =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });

rmSync('apps/hub/build-pseudo', { recursive: true, force: true });
try {
  run('node', ['libs/copy/compile.mjs', '--pseudo']);
  const env = { HUB_BUILD_DIR: 'build-pseudo' };
  run('remix', ['vite:build'], env, 'apps/hub');
  for (const part of ['islands', 'worker']) {
    run('vite', ['build', '--config', `vite.${part}.config.ts`], env, 'apps/hub');
  }
} finally {
  run('node', ['libs/copy/compile.mjs']);
}
