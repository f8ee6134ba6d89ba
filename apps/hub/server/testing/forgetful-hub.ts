import express, { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import { loadBuild } from '../start/built-app.ts';
import { createServices } from '../start/services.ts';
import { start } from '../start/start.ts';

/** Instances that may still be asked. */
const MAX_INSTANCES = 100;

/**
 * A program for the matrix of faults (`e2e/chaos`): the production build, where each `X-Request-Id` is
 * answered by an instance of its own that has just begun. It has no answer from before, so whatever
 * fails is met, and what one meets changes nothing for another. What follows on a form has the id of
 * the form, and with it the instance that knows what came of it.
 */
await start(async (services, _server, shutdown) => {
  const { config, log } = services;
  const createAppFor = await loadBuild(services, shutdown);
  const instances = new LRUCache<string, Express>({ max: MAX_INSTANCES });
  return express().use((req, res, next) => {
    const id = req.get('X-Request-Id') ?? '';
    const app = instances.get(id) ?? createAppFor(createServices(config, log, null));
    if (id !== '') instances.set(id, app);
    app(req, res, next);
  });
});
