import { runCommand } from './run-command.ts';

// `npm run browsers`: builds the hub and runs the journeys in WebKit, Firefox and Chromium. The
// arguments are those of `playwright test`:
//
//   npm run browsers -- writing --project=webkit
process.exitCode =
  runCommand('nx', ['run', 'hub:build']) ||
  runCommand('playwright', ['test', '-c', 'e2e/browsers.config.ts', ...process.argv.slice(2)]);
