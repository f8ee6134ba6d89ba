import express from 'express';
import { loadBuild } from '../built-app.ts';
import { createServices } from '../services.ts';
import { start } from '../start.ts';

/**
 * A program for the matrix of faults (`e2e/chaos`): the production build, where each request is
 * answered by an instance of its own that has just begun. It has no answer from before, so whatever
 * fails is met, and what one request meets changes nothing for another.
 */
await start(async (services, _server, shutdown) => {
  const { config, log } = services;
  const createAppFor = await loadBuild(services, shutdown);
  return express().use((req, res, next) => {
    createAppFor(createServices(config, log, null))(req, res, next);
  });
});
