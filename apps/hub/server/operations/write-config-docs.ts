import { readFileSync, writeFileSync } from 'node:fs';
import { envExample, withTables } from '#app/platform/server/config/config-docs.server.ts';

/** `npm run config:docs`: writes `.env.example` and the tables of docs/operating-reference.md. */
const root = new URL('../../../../', import.meta.url);
const operating = new URL('docs/operating-reference.md', root);

writeFileSync(new URL('.env.example', root), envExample());
writeFileSync(operating, withTables(readFileSync(operating, 'utf8')));
