import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, run } from '../testing/program.ts';

/** Sends a request that stays in flight until it is released. */
function holdSlow(url: string) {
  const slow = request(`${url}/slow`, { method: 'POST' }).on('error', () => undefined);
  slow.flushHeaders();
  return {
    answer: once(slow, 'response').then(([response]) => text(response as NodeJS.ReadableStream)),
    release: () => void slow.end(),
  };
}

describe("the hub's start", () => {
  it('the hub prints its URL on 127.0.0.1, and responds at this URL', async () => {
    const { says } = run({});
    const [, url = ''] = await says(/^hub listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    expect((await fetch(`${url}/slow`)).status).toBe(200);
  });

  it('the start fails with one line for each invalid variable', async () => {
    const { ended, stdout, stderr } = run({ PAGE_BUDGET_MS: 'soon', CACHE_URL: 'memory' });
    expect(await ended).toEqual([1, null]);
    expect(stdout()).toBe('');
    expect(stderr()).toBe(
      'configuration: PAGE_BUDGET_MS must be a whole number\n' +
        'configuration: CACHE_URL must begin with redis:// or rediss://\n',
    );
  });
});

describe('OpenTelemetry', () => {
  /**
   * Prints each loaded package of the OpenTelemetry SDK. `prom-client` always loads the API
   * package.
   */
  const reporter = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (/^@opentelemetry\\/(?!api$)/.test(specifier)) process.stderr.write(specifier + '\\n');
        return next(specifier, context);
      },
    });`;
  const loadedWith = async (endpoint: string) => {
    const { program, says, stderr, ended } = run({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reporter)}`,
    });
    await says(/listening on (\S+)/);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    return stderr();
  };

  it('OpenTelemetry is loaded only if spans are recorded', async () => {
    expect(await loadedWith('http://127.0.0.1:9')).toContain('@opentelemetry/sdk-trace\n');
    expect(await loadedWith('')).toBe('');
  });
});

describe('a separate port for operators', () => {
  it('the operations port serves its endpoints until the hub exits', async () => {
    const free = await freePort();
    const { program, says, ended } = run({ OPERATIONS_PORT: free });
    const [, url = ''] = await says(/listening on (\S+)/);
    const request = (path: string) => fetch(`http://127.0.0.1:${free}${path}`);
    await expect
      .poll(() =>
        request('/healthz').then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200);
    expect(await (await request('/metrics')).text()).toContain('nodejs_version_info');
    expect((await request('/dashboard')).status).toBe(404);
    const slow = holdSlow(url);
    await says(/slow request began/);
    program.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/slow`).catch(() => null)).toBeNull();
    expect(await (await request('/readyz')).text()).toBe('draining\n');
    slow.release();
    expect(await slow.answer).toBe('slow answer');
    expect(await ended).toEqual([0, null]);
  });
});

describe('standard output', () => {
  it('standard output contains no lines below the log level', async () => {
    const { program, says, ended, stdout } = run({ LOG_LEVEL: 'error' });
    const [, url = ''] = await says(/listening on (\S+)/);
    await fetch(`${url}/forgotten`);
    await says(/"msg":"unhandled promise rejection"/);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(stdout()).not.toContain('"msg":"stopped"');
  });

  it('standard output has one JSON object per line, even for library output, and no personal data', async () => {
    const { program, says, ended, stdout, stderr } = run({ NODE_ENV: 'production' });
    const [, url = ''] = await says(/listening on (\S+)/);
    await fetch(`${url}/chatty`);
    program.kill('SIGTERM');
    await ended;
    const [first = '', ...lines] = stdout().trim().split('\n');
    expect(first).toMatch(/^hub listening on /);
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; from?: string[] });
    expect(logged.map(({ msg }) => msg)).toEqual([
      'unexpected console output',
      'unexpected console output',
      'stopping',
      'stopped',
    ]);
    expect(logged[0]?.from?.[0]).toMatch(/tiny-hub\.ts:\d+/);
    expect(stdout() + stderr()).not.toContain('aisha');
  });
});

describe('a failing start', () => {
  const production = {
    HUB_ENV: 'prod',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://hub.example',
  };
  /** A port on which another program listens. */
  const taken = async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    return String((other.address() as AddressInfo).port);
  };

  it.each([
    [{ CACHE_URL: 'redis://:sekret@127.0.0.1:99999' }, 'CACHE_URL must be a URL with a host'],
    [{ HOST: 'sekret.invalid' }, 'HOST is no address of this machine (ENOTFOUND)'],
    [{ HOST: '203.0.113.7' }, 'HOST is no address of this machine (EADDRNOTAVAIL)'],
    [{ PORT: 'taken' }, 'PORT is in use (EADDRINUSE)'],
    [{ OPERATIONS_PORT: 'taken' }, 'OPERATIONS_PORT is in use (EADDRINUSE)'],
    [{ LOG_FILE: join(import.meta.filename, 'sekret.log') }, 'LOG_FILE cannot be written (EEXIST)'],
    [{ LOG_FILE: tmpdir() }, 'LOG_FILE cannot be written (EISDIR)'],
    [{ HUB_BUILD_DIR: 'sekret' }, 'HUB_BUILD_DIR has no build of the hub', 'main.ts'],
    [
      { ...production, SESSION_SECRETS: 'development only: this session secret is public' },
      'SESSION_SECRETS must not hold the secret of development',
    ],
    [production, 'TRACKING_URL is required'],
  ] as [Record<string, string>, string, string?][])(
    'a failing start prints one line per problem, without a stack trace or a value: %j',
    async (env, line, main) => {
      const wanted = Object.keys(env).find((name) => env[name] === 'taken');
      const port = wanted === undefined ? {} : { [wanted]: await taken() };
      const { ended, stdout, stderr } = run({ ...env, ...port }, main);
      expect(await ended).toEqual([1, null]);
      expect(stdout()).toBe('');
      expect(stderr()).toMatch(/^(configuration: [A-Z_]+ [^\n]*\n)+$/);
      expect(stderr()).toContain(line);
      expect(stderr()).not.toMatch(/sekret|\.ts:/);
    },
  );
});

describe("the hub's exit", () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'the hub lets requests finish and exits with code 0 on %s',
    async (signal) => {
      const { program, says, ended, stdout } = run({});
      const [, url = ''] = await says(/listening on (\S+)/);
      const slow = holdSlow(url);
      await says(/slow request began/);
      program.kill(signal);
      await expect.poll(() => fetch(`${url}/slow`).catch(() => null)).toBeNull();
      slow.release();
      expect(await slow.answer).toBe('slow answer');
      expect(await ended).toEqual([0, null]);
      expect(stdout()).toContain('"msg":"stopped"');
    },
  );

  it('the hub accepts new connections for the configured time during a shutdown', async () => {
    const { program, says } = run({ SHUTDOWN_NOTICE_MS: '60000' });
    const [, url = ''] = await says(/listening on (\S+)/);
    program.kill('SIGTERM');
    await says(/"msg":"stopping"/);
    expect((await fetch(`${url}/slow`)).status).toBe(200);
  });

  it('the hub writes every line of its log to the configured file', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hub-log-'));
    const file = join(directory, 'logs', 'hub.log');
    const { program, says, ended } = run({ LOG_FILE: file });
    await says(/listening/);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'stopping',
      'stopped',
    ]);
    rmSync(directory, { recursive: true });
  });

  it('the hub logs an unhandled promise rejection, and continues', async () => {
    const { says } = run({});
    const [, url = ''] = await says(/listening on (\S+)/);
    expect(await (await fetch(`${url}/forgotten`)).text()).toBe('answered');
    await says(/"level":"error".*nobody waits for this.*"msg":"unhandled promise rejection"/);
    expect((await fetch(`${url}/slow`)).status).toBe(200);
  });

  it('the hub logs an uncaught error and exits', async () => {
    const { says, ended, stdout } = run({});
    const [, url = ''] = await says(/listening on (\S+)/);
    await expect(fetch(`${url}/bug`)).rejects.toThrow();
    expect(await ended).toEqual([1, null]);
    expect(stdout()).toMatch(/"level":"fatal".*nobody caught this.*"msg":"uncaught exception"/);
  });
});
