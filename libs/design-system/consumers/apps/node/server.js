// Renders the page in Node without a bundler for the design system.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import * as everything from '@applicant-hub/design-system';
import { App } from './app.js';

const { resolve } = createRequire(import.meta.url);

mkdirSync('dist', { recursive: true });
copyFileSync('app.css', 'dist/app.css');
copyFileSync(resolve('@applicant-hub/design-system/styles.css'), 'dist/styles.css');
writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Node</title>
<link rel="stylesheet" href="/app.css">
<link rel="stylesheet" href="/styles.css">
<script type="module" src="/client.js"></script>
</head>
<body><div id="app">${renderToString(h(App))}</div></body>
</html>`,
);
console.log(`${Object.keys(everything).length} names in the package`);
