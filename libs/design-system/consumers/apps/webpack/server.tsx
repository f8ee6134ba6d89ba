import { renderToString } from 'react-dom/server';
import { App } from './app';

console.log(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>webpack</title>
<link rel="stylesheet" href="/main.css">
<script type="module" src="/main.js"></script>
</head>
<body><div id="app">${renderToString(<App />)}</div></body>
</html>`);
