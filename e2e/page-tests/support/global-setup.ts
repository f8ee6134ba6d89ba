import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type Pair, startPair } from './pair.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The hub and fake APIs that all page tests share. */
    stack: Pair;
  }
}

const build = new URL('../../../apps/hub/build/server/index.js', import.meta.url);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(build)) throw new Error('The hub is not built: run "npx nx run hub:build".');
  const { stop, ...stack } = await startPair();
  project.provide('stack', stack);
  return stop;
}
