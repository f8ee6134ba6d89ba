import { launch } from './launch.ts';

process.exitCode = await launch({
  nodeEnv: 'production',
  prepare: ['hub:build'],
  services: ['--disable-warning=ExperimentalWarning', 'apps/services/src/main.ts'],
  hub: ['apps/hub/server/main.ts'],
});
