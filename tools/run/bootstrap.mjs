import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const binaries = join(workspaceRoot, 'node_modules', '.bin');

const oldestNode = [20, 19];
const projectNode = 24;

/**
 * A program that npm cannot install.
 *
 * @typedef {{ name: string, variable: string, candidates: string[], aptPackage: string }} SystemProgram
 */

/** @type {SystemProgram} */
export const chromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  candidates: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  aptPackage: 'chromium',
};

/**
 * Chromium without a user interface, which makes the browser suites a third faster. When it is not
 * installed, the suites use Chromium itself.
 *
 * @type {SystemProgram}
 */
export const headlessShell = {
  name: "Chromium's headless shell",
  variable: 'CHROMIUM_HEADLESS_PATH',
  candidates: ['chromium-headless-shell', 'chrome-headless-shell'],
  aptPackage: 'chromium-headless-shell',
};

/** @type {SystemProgram} */
export const redisServer = {
  name: 'redis-server',
  variable: 'REDIS_SERVER_PATH',
  candidates: ['redis-server', 'valkey-server'],
  aptPackage: 'redis-server',
};

/**
 * Debian installs the server in a folder with its version, which is on no PATH.
 *
 * @type {SystemProgram}
 */
export const postgres = {
  name: 'PostgreSQL',
  variable: 'POSTGRES_PATH',
  candidates: [
    ...[18, 17, 16, 15, 14, 13].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
    'postgres',
  ],
  aptPackage: 'postgresql',
};

/** @type {SystemProgram} */
export const nginx = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  candidates: ['nginx'],
  aptPackage: 'nginx',
};

/** @type {SystemProgram} */
export const openssl = {
  name: 'openssl',
  variable: 'OPENSSL_PATH',
  candidates: ['openssl'],
  aptPackage: 'openssl',
};

/**
 * The program that tests alert rules. It is part of Debian's package for Prometheus, but Prometheus
 * itself is not started.
 *
 * @type {SystemProgram}
 */
export const promtool = {
  name: 'promtool',
  variable: 'PROMTOOL_PATH',
  candidates: ['promtool'],
  aptPackage: 'prometheus',
};

/** @type {SystemProgram} */
export const pdftotext = {
  name: 'pdftotext',
  variable: 'PDFTOTEXT_PATH',
  candidates: ['pdftotext'],
  aptPackage: 'poppler-utils',
};

/**
 * The interpreter for the Python provider, which shows API teams how little code a contract needs.
 *
 * @type {SystemProgram}
 */
export const python3 = {
  name: 'python3',
  variable: 'PYTHON3_PATH',
  candidates: ['python3'],
  aptPackage: 'python3',
};

/** @type {SystemProgram} */
export const webKitDriver = {
  name: "WebKitGTK's WebDriver",
  variable: 'WEBKIT_DRIVER_PATH',
  candidates: ['WebKitWebDriver'],
  aptPackage: 'webkit2gtk-driver',
};

/**
 * A display without a screen, which WebKitGTK needs.
 *
 * @type {SystemProgram}
 */
export const xvfb = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  candidates: ['Xvfb'],
  aptPackage: 'xvfb',
};

/**
 * WPE WebKit. The version in Debian 12 is as old as Safari 16.0.
 *
 * @type {SystemProgram}
 */
export const oldWebKitDriver = {
  name: "WPE WebKit's WebDriver",
  variable: 'WPE_DRIVER_PATH',
  candidates: ['WPEWebDriver'],
  aptPackage: 'wpewebkit-driver',
};

/** @type {SystemProgram} */
export const cog = {
  name: 'Cog, the browser of WPE WebKit',
  variable: 'COG_PATH',
  candidates: ['cog'],
  aptPackage: 'cog',
};

/** @type {SystemProgram} */
export const firefox = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  candidates: ['firefox-esr', 'firefox'],
  aptPackage: 'firefox-esr',
};

/**
 * Prepares a new machine, then runs `script` with the project's Node and the command-line
 * arguments. This file is plain JavaScript, because it runs before anything is installed.
 *
 * @param {string} script path from the workspace root
 * @param {SystemProgram[]} programs programs that the script needs in addition to npm packages. The
 * variable of each installed program is set to its path. The script itself reports what it cannot
 * do when a program is missing
 */
export async function run(script, programs = []) {
  refuseOldNode();
  installPackages();
  for (const program of programs) provide(program);
  await runOnProjectNode(script);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(`Node ${oldestNode.join('.')} or newer is needed to install; this is ${process.version}.`);
}

function installPackages() {
  if (isInstalled(workspaceRoot)) return;
  say('installing the npm packages of package-lock.json (npm ci), a minute or two …');
  // npm ci deletes node_modules, so it must not run on the Node inside it.
  const outside = pathEntries().filter((entry) => !entry.startsWith(binaries));
  const install = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: outside.join(delimiter) },
    },
  );
  if (install.status !== 0) stop('npm ci failed: see its message above.');
}

/** @param {SystemProgram} program */
function provide(program) {
  const path = find(program) ?? aptInstall(program);
  if (path !== undefined) process.env[program.variable] = path;
  else {
    say(
      `${program.name} is missing: install the package "${program.aptPackage}" (Debian, Ubuntu), ` +
        `or set ${program.variable} to its path.`,
    );
  }
}

/** @param {SystemProgram} program */
function find(program) {
  const named = process.env[program.variable];
  const candidates = named ? [named] : program.candidates;
  return candidates
    .flatMap((candidate) =>
      candidate.includes('/') ? [candidate] : searchPath().map((folder) => join(folder, candidate)),
    )
    .find(isExecutable);
}

/** @param {SystemProgram} program */
function aptInstall(program) {
  if (process.getuid?.() !== 0 || !searchPath().some((f) => isExecutable(join(f, 'apt-get')))) {
    return undefined;
  }
  say(`installing ${program.name} (apt-get install ${program.aptPackage}) …`);
  // RUNLEVEL=1 prevents the package from starting its own service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  /** @param {string[]} args */
  const apt = (args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const installed =
    apt(['update', '-q']) &&
    apt(['install', '-q', '-y', '--no-install-recommends', program.aptPackage]);
  return installed ? find(program) : undefined;
}

/** @param {string} script */
async function runOnProjectNode(script) {
  const node = join(binaries, 'node');
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) < projectNode) {
    stop(
      `node_modules/.bin/node is not Node ${projectNode}. ` +
        'Was its install script blocked? Delete node_modules and run this again.',
    );
  }
  const child = spawn(node, [join(workspaceRoot, script), ...process.argv.slice(2)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, PATH: [binaries, ...pathEntries()].join(delimiter), NX_DAEMON: 'false' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.signals[signal ?? 'SIGKILL']));
  });
}

/**
 * Calls `stop` when the parent process exits. If npm is killed, it cannot forward a signal, so
 * servers would continue to run.
 *
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}

function pathEntries() {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/**
 * The folders that are searched for programs. Debian installs some servers in folders that are not
 * on every user's PATH.
 */
function searchPath() {
  return [...pathEntries(), '/usr/bin', '/usr/local/bin', '/usr/sbin', '/snap/bin'];
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} message */
function say(message) {
  console.log(`set-up: ${message}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`set-up: ${message}`);
  process.exit(1);
}
