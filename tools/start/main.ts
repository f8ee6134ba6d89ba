import { launch } from './launch.ts';
import { hubNodeOptions, hubServiceNodeOptions } from './node-options.ts';

process.exitCode = await launch({
  nodeEnv: 'production',
  prepare: ['hub:build'],
  services: ['--disable-warning=ExperimentalWarning', 'apps/fake-apis/src/main.ts'],
  hubService: [...hubServiceNodeOptions, 'apps/hub-service/src/main.ts'],
  hub: [...hubNodeOptions, 'apps/hub/server/main.ts'],
});
