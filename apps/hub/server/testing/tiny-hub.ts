import express from 'express';
import { start } from '../start.ts';

/** A program for `start.test.ts`: the real start and stop, around one slow route. */
const app = express();
app.get('/slow', (_req, res) => {
  console.log('slow request began');
  setTimeout(() => res.send('slow answer'), 300);
});
app.get('/bug', () => {
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
});

await start(() => Promise.resolve(app));
