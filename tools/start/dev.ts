import { launch } from './launch.ts';

process.exitCode = await launch({
  nodeEnv: 'development',
  prepare: ['copy:compile'],
  services: ['--disable-warning=ExperimentalWarning', '--watch', 'apps/fake-apis/src/main.ts'],
  hub: ['apps/hub/server/dev.ts'],
});
