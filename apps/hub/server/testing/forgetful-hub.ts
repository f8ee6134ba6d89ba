import express, { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import { loadBuild } from '../start/built-app.ts';
import { createServices } from '../start/services.ts';
import { start } from '../start/start.ts';

const MAX_INSTANCES = 100;

/**
 * A program for the fault matrix (`e2e/chaos`): the production build, with a new instance for each
 * `X-Request-Id`. A new instance has no earlier responses, so every fault has an effect, and no
 * fault affects another request. Requests that follow a form have the same id as the form, so they
 * reach the instance that has the form's result.
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
