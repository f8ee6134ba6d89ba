import type { Graph } from './graph.ts';
import { type Features, refusal, roomOf } from './walls.mjs';

/** Loads the hub's table of features at run time, because tools must not import from an app. */
export async function readFeatures(): Promise<Features> {
  const table = new URL('../../apps/hub/rooms.mjs', import.meta.url);
  return ((await import(table.href)) as { features: Features }).features;
}

/**
 * The differences between the table of features and the imports: imports that the table forbids,
 * and rows that no import needs. An unused row would allow imports by mistake.
 *
 * @param files the import graph of the hub's files, without tests
 */
export function faultsOf(files: Graph, features: Features): string[] {
  const imports = [...files].flatMap(([from, targets]) =>
    [...targets].map((to) => ({ from, to, isAbroad: roomOf(from) !== roomOf(to) })),
  );
  const refused = imports.flatMap(({ from, to }) => {
    const reason = refusal(from, `#app/${to}`, features);
    return reason === null ? [] : [`${from} ${reason}`];
  });
  const between = imports.filter(({ from, isAbroad }) => isAbroad && from.startsWith('features/'));
  const used = new Set(between.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const imported = new Set(between.map(({ to }) => to));
  const idle = Object.entries(features).flatMap(([name, { uses, index }]) => [
    ...uses
      .filter((other) => !used.has(`features/${name} features/${other}`))
      .map((other) => `${name} lists ${other}, but imports nothing from it`),
    ...index
      .filter((module) => !imported.has(`features/${name}/${module}`))
      .map((module) => `${module} is in the index of ${name}, but no feature imports it`),
  ]);
  return [...refused, ...idle];
}
