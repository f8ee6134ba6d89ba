/**
 * Runs Storybook's command line with our standard options:
 * node .storybook/cli.mjs dev
 * build [Storybook options]
 */
import path from 'node:path';

const command = process.argv[2] === 'build' ? 'build' : 'dev';
const always = {
  dev: ['--host', '127.0.0.1', '--port', '6006', '--no-open', '--no-version-updates'],
  build: ['--output-dir', 'storybook-static', '--quiet'],
};

process.chdir(path.join(import.meta.dirname, '..'));
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
process.argv.splice(2, 1, command, ...always[command]);
await import('storybook/internal/bin/dispatcher');
