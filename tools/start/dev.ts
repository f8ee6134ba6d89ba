import { launch } from './launch.ts';
import { hubServiceNodeOptions } from './node-options.ts';

process.exitCode = await launch({
  nodeEnv: 'development',
  prepare: ['copy:compile'],
  services: ['--disable-warning=ExperimentalWarning', '--watch', 'apps/fake-apis/src/main.ts'],
  hubService: [...hubServiceNodeOptions, '--watch', 'apps/hub-service/src/main.ts'],
  hub: ['apps/hub/server/dev.ts'],
});
