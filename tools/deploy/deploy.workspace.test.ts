import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, parseDocument } from 'yaml';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const containerfile = read('deploy/Containerfile');
/** The final stage of the build, which is the image itself. */
const image = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
const unit = read('deploy/systemd/applicant-hub@.service');

/** Time that the hub takes to stop after a signal (seconds): `DRAIN_LIMIT_MS`. */
const drainSeconds =
  Number(
    /DRAIN_LIMIT_MS = ([\d_]+)/.exec(read('apps/hub/server/start/start.ts'))?.[1]?.replace('_', ''),
  ) / 1_000;
/** Default time between the signal and the shutdown in `prod` (seconds). */
const noticeSeconds = 5;

const options = ['--v8-pool-size=1', '--no-memory-reducer'];
const main = 'apps/hub/server/main.ts';

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: z.literal('operations') }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number().default(1),
  failureThreshold: z.number(),
});

const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    // The autoscaler sets the number of replicas.
    replicas: z.undefined().optional(),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.literal(1), maxUnavailable: z.literal(0) }),
    }),
    template: z.object({
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          runAsUser: z.literal(65532),
          fsGroup: z.literal(65532),
        }),
        containers: z.tuple([
          z.object({
            envFrom: z.array(z.record(z.string(), z.object({ name: z.literal('hub') }))),
            ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })),
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            startupProbe: probe,
            livenessProbe: probe,
            readinessProbe: probe,
            resources: z.object({
              requests: z.object({ cpu: z.string(), memory: z.string() }),
              limits: z.object({ memory: z.string() }),
            }),
            volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
            securityContext: z.strictObject({
              allowPrivilegeEscalation: z.literal(false),
              readOnlyRootFilesystem: z.literal(true),
              capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
            }),
          }),
        ]),
      }),
    }),
  }),
});

const service = z.object({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  environment: z.record(z.string(), z.string()).optional(),
  stop_grace_period: z.string().optional(),
  volumes: z.array(z.string()).optional(),
});

const variables = new Set(Array.from(read('.env.example').matchAll(/^([A-Z_]+)=/gm), ([, v]) => v));

describe('the container file', () => {
  it('the build uses the Node version of .nvmrc, and the image runs that version from the npm package', () => {
    const builders = Array.from(containerfile.matchAll(/^FROM \S+:(\S+) AS/gm), ([, tag]) => tag);
    const node = read('.nvmrc').trim();
    expect(builders).toEqual([`${node}-bookworm-slim`, `${node}-bookworm-slim`]);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
    expect(dependencies).toMatchObject({ node });
    expect(image).toContain('"/app/node_modules/node/bin/node"');
  });

  it('the image runs without root or a shell, and starts the hub', () => {
    expect(image).toMatch(/^\nFROM gcr\.io\/distroless\/cc-debian12:nonroot$/m);
    expect(image).toMatch(/^USER 65532:65532$/m);
    expect(image).not.toMatch(/^(RUN|ADD|SHELL)\b/m);
    // A list is executed directly; a string would need a shell.
    for (const line of image.match(/^(ENTRYPOINT|CMD|\s+CMD) .*$/gm) ?? []) {
      expect(line).toMatch(/ \[".*"\]$/);
    }
    for (const option of [...options, main]) expect(image).toContain(`"${option}"`);
  });

  it('npm ci gets the package.json of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces) {
      expect(containerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    }
  });

  it('the image has the folder ASSETS_FOLDER, so that the hub’s user owns a volume mounted there', () => {
    const folder = /ASSETS_FOLDER: (\S+)/.exec(read('deploy/compose.yaml'))?.[1];
    expect(image).toMatch(new RegExp(`^COPY .*--chown=65532:65532 \\S+ ${folder}$`, 'm'));
  });

  it('the image has every workspace package that the hub needs at run time', () => {
    const { dependencies } = JSON.parse(read('apps/hub/package.json')) as {
      dependencies: Record<string, string>;
    };
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@applicant-hub/'));
    // The design system is not copied, because the hub's build contains the code that it needs at
    // run time.
    const copied = ours.filter((name) => name !== '@applicant-hub/design-system');
    for (const name of copied) {
      const folder = name.replace('@applicant-hub/', 'libs/');
      expect(image).toContain(`COPY --from=build /app/${folder} ${folder}\n`);
    }
  });
});

describe('the Kubernetes manifests', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/hub.yaml'));
  const objects = documents.map((document) => document.toJS() as { kind: string });

  it('the manifests are valid and complete', () => {
    expect(documents.flatMap((document) => document.errors)).toEqual([]);
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  it('the manifests allow outgoing connections only where the hub needs them', () => {
    const policy = z
      .object({
        spec: z.object({
          policyTypes: z.array(z.string()),
          egress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })).min(1) })),
        }),
      })
      .parse(objects.find(({ kind }) => kind === 'NetworkPolicy'));
    expect(policy.spec.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(policy.spec.egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([
      53, 53, 443, 6379,
    ]);
  });

  it('the secret has every variable with a key or password, and the config map has no such variable', () => {
    const chapter = read('docs/operating.md');
    const [, secrets = ''] = /grep -E '\^\(([A-Z_|]+)\)='/.exec(chapter) ?? [];
    const [, others = ''] = /grep -vE '\^\(#\|\$\|([A-Z_|]+)\)'/.exec(chapter) ?? [];
    expect(others).toBe(secrets);
    // `COMMENTS_KEY` is public, because it is in the pages.
    const withKeys = [...variables].filter(
      (name = '') => /SECRET|KEY|HEADERS|CACHE_URL/.test(name) && name !== 'COMMENTS_KEY',
    );
    expect(secrets.split('|').toSorted()).toEqual(withKeys.toSorted());
  });

  it('the hub runs without privileges and has enough time to stop', () => {
    const found = objects.find(({ kind }) => kind === 'Deployment');
    const pod = deployment.parse(found).spec.template.spec;
    const [container] = pod.containers;
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(env['PORT']) },
      { name: 'operations', containerPort: Number(env['OPERATIONS_PORT']) },
    ]);
    const notice = Number(env['SHUTDOWN_NOTICE_MS']) / 1_000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(notice + drainSeconds);
    const { readinessProbe: ready } = container;
    expect(ready.httpGet.path).toBe('/readyz');
    expect(ready.periodSeconds * ready.failureThreshold).toBeLessThan(notice);
    // A response can take seven seconds (docs/operating.md, Health).
    expect(ready.timeoutSeconds).toBeGreaterThan(7);
    expect([container.livenessProbe, container.startupProbe].map((p) => p.httpGet.path)).toEqual([
      '/healthz',
      '/healthz',
    ]);
    expect(container.envFrom.flatMap(Object.keys)).toEqual(['configMapRef', 'secretRef']);
    for (const name of Object.keys(env)) expect(variables).toContain(name);
    // No other path is writable with a read-only root file system.
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      env['ASSETS_FOLDER'],
    ]);
  });
});

describe('the compose file', () => {
  const document = parseDocument(read('deploy/compose.yaml'), { merge: true });
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(document.toJS());

  it('the compose file has two instances, a Redis and nginx, each without privileges', () => {
    expect(document.errors).toEqual([]);
    expect(Object.keys(services).toSorted()).toEqual(['hub-1', 'hub-2', 'nginx', 'redis']);
  });

  it('the compose file sets only existing variables, and gives the hub enough time to stop', () => {
    for (const { environment = {}, stop_grace_period, volumes } of [
      services['hub-1']!,
      services['hub-2']!,
    ]) {
      for (const name of Object.keys(environment)) expect(variables).toContain(name);
      expect(Number.parseInt(stop_grace_period ?? '')).toBeGreaterThan(
        noticeSeconds + drainSeconds,
      );
      expect(volumes).toEqual([`assets:${environment['ASSETS_FOLDER']}`]);
    }
  });

  it('the nginx site of the compose file lists both instances and otherwise matches the normal site', () => {
    const site = 'deploy/nginx/site-compose';
    expect(read(`${site}/instances.conf`).match(/server (\S+)/g)).toEqual([
      'server hub-1:3000',
      'server hub-2:3000',
    ]);
    const ownListen = read('deploy/nginx/site/listen.conf')
      .replace('listen 443 ssl http2;', 'listen 8443 ssl;\nhttp2 on;')
      .replace(/^# nginx 1\.25.*\n/m, '');
    expect(read(`${site}/listen.conf`)).toBe(ownListen);
    const ownRedirect = read('deploy/nginx/site/redirect.conf').replace('listen 80', 'listen 8080');
    expect(read(`${site}/redirect.conf`)).toBe(ownRedirect);
  });

  it('nginx in the compose file resolves the names of its instances repeatedly', () => {
    const site = read('deploy/nginx/site-compose/instances.conf');
    expect(site).toMatch(/^resolver 127\.0\.0\.11 /m);
    expect(site.match(/^server .*$/gm)?.every((line) => line.includes(' resolve '))).toBe(true);
  });
});

describe('the configuration of nginx', () => {
  it('nginx sets each header of a request to the hub once', () => {
    const names = Array.from(
      read('deploy/nginx/nginx.conf').matchAll(/proxy_set_header (\S+)/g),
      ([, name]) => name,
    );
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('the unit file', () => {
  it('the unit file starts the hub as in docs/operating.md, without privileges and with time to stop', () => {
    const command = /^ExecStart=\/opt\/applicant-hub\/(.*)$/m.exec(unit)?.[1] ?? '';
    expect(command).toBe(`node_modules/node/bin/node ${options.join(' ')} ${main}`);
    expect(read('docs/operating.md')).toContain(`node ${options.join(' ')} ${main}`);
    expect(existsSync(new URL(main, root))).toBe(true);
    expect(unit).toContain('DynamicUser=yes');
    const folder = /ASSETS_FOLDER=\/var\/lib\/(\S+)/.exec(unit)?.[1];
    expect(unit).toContain(`\nStateDirectory=${folder}\n`);
    const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    expect(stop).toBeGreaterThan(noticeSeconds + drainSeconds);
  });
});
