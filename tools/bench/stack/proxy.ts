import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from './processes.ts';
import { originOf, proxyPort } from './ports.ts';

/**
 * Starts nginx with the configuration of `deploy/nginx` without TLS, in front of instances at these
 * ports.
 *
 * @throws Error when nginx is not installed
 */
export async function startProxy(instances: readonly number[]): Promise<Server> {
  const program = process.env['NGINX_PATH'];
  if (!program) throw new Error('nginx is missing: install it or set NGINX_PATH');
  const site = await mkdtemp(join(tmpdir(), 'bench-proxy-'));
  const written = join(site, 'written');
  await cp('deploy/nginx', site, { recursive: true });
  await mkdir(written);
  // When root starts nginx, its workers run as another user, who must be able to read the folder.
  await chmod(site, 0o755);
  const here = (name: string, text: string) => writeFile(join(site, 'site', name), text);
  await here('redirect.conf', '');
  await here('listen.conf', `listen 127.0.0.1:${proxyPort}; root ${site}/pages;`);
  await here('instances.conf', instances.map((port) => `server 127.0.0.1:${port};`).join('\n'));
  const server = await startServer({
    program,
    args: ['-e', 'stderr', '-p', `${written}/`, '-c', join(site, 'nginx.conf')],
    probe: `${originOf(proxyPort)}/favicon.svg`,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(site, { recursive: true });
    },
  };
}
