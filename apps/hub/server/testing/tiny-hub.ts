import express from 'express';
import { start } from '../start/start.ts';

/** A program for tests: the real start-up, services and shutdown, with a few small routes. */
const app = express();
// A request is in flight until its body ends, so a test controls how long it takes.
app.all('/slow', (req, res) => {
  process.stdout.write('slow request began\n');
  req.resume().on('end', () => res.send('slow answer'));
});
app.get('/chatty', (_req, res) => {
  console.warn('No route matches "/aisha@example.org"');
  console.error('%s', new Error('aisha@example.org'));
  res.send('done');
});
app.get('/bug', () => {
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
});
app.get('/bug-without-stack', () => {
  setImmediate(() => {
    throw Object.assign(new Error('the log cannot write this'), { stack: 0 });
  });
});
app.get('/forgotten', (_req, res) => {
  void Promise.reject(new Error('nobody waits for this'));
  res.send('answered');
});

await start(({ clients }) => {
  app.get('/account', (_req, res, next) => {
    const context = { token: 'a-token', requestId: 'a-request', timeoutMs: 20_000 };
    clients.identity.getUser(context, []).then((account) => res.json(account), next);
  });
  app.get('/peak-memory', (_req, res) => {
    res.json(process.resourceUsage().maxRSS / 1024);
  });
  return Promise.resolve(app);
});
