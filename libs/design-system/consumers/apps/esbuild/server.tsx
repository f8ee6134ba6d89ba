import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

console.log(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>esbuild</title>
<link rel="stylesheet" href="/client.css">
<script type="module" src="/client.js"></script>
</head>
<body><div id="app">${renderToString(<App />)}</div></body>
</html>`);
