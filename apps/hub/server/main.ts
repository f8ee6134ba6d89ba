import { loadBuild } from './start/built-app.ts';
import { start } from './start/start.ts';

/** `node apps/hub/server/main.ts` serves the production build. */
await start(async (services, _server, shutdown) => (await loadBuild(services, shutdown))(services));
