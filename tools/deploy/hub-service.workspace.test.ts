import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const containerfile = read('deploy/hub-service.Containerfile');
/** The final stage of the build, which is the image itself. */
const image = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
const main = 'apps/hub-service/src/main.ts';

describe('the container file of the service', () => {
  it('the build uses the Node version of .nvmrc, and the image runs it from the npm package', () => {
    const builders = Array.from(containerfile.matchAll(/^FROM \S+:(\S+) AS/gm), ([, tag]) => tag);
    expect(builders).toEqual([`${read('.nvmrc').trim()}-bookworm-slim`]);
    expect(image).toContain('"/app/node_modules/node/bin/node"');
  });

  it('the image runs without root or a shell, and starts the service', () => {
    expect(image).toMatch(/^\nFROM gcr\.io\/distroless\/cc-debian12:nonroot$/m);
    expect(image).toMatch(/^USER 65532:65532$/m);
    expect(image).not.toMatch(/^(RUN|ADD|SHELL)\b/m);
    for (const line of image.match(/^(ENTRYPOINT|CMD|\s+CMD) .*$/gm) ?? []) {
      expect(line).toMatch(/ \[".*"\]$/);
    }
    expect(image).toContain(`"${main}"`);
    expect(read('docs/operating.md')).toContain(`node ${main}`);
    expect(existsSync(new URL(main, root))).toBe(true);
  });

  it('npm ci gets the package.json of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces) {
      expect(containerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    }
  });

  it('the image has every workspace package that the service needs, and no test code', () => {
    const { dependencies } = JSON.parse(read('apps/hub-service/package.json')) as {
      dependencies: Record<string, string>;
    };
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@applicant-hub/'));
    expect(ours).not.toEqual([]);
    for (const name of ours) {
      const folder = name.replace('@applicant-hub/', 'libs/');
      expect(image).toContain(`COPY ${folder} ${folder}\n`);
    }
    const ignored = read('deploy/hub-service.Containerfile.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/*.test.ts', 'apps/hub-service/src/testing']),
    );
  });
});

it('docs/operating.md lists every variable of the service', () => {
  const named = read('apps/hub-service/src/config.ts').matchAll(/^ {4}([A-Z_]+): /gm);
  const variables = Array.from(named, ([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(8);
  const page = read('docs/operating.md');
  const section = page.slice(page.indexOf('## The service of the hub'));
  expect(variables.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});
