import { writeFileSync } from 'node:fs';
import { createRequestHandler } from '@remix-run/node';
import * as build from './build/server/index.js';

const answer = await createRequestHandler(build)(new Request('http://remix.test/'));
writeFileSync('build/client/index.html', await answer.text());
