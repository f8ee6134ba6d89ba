import type { Graph } from './graph.ts';
import { refusal, roomOf, type Rooms } from './walls.mjs';

/** Loads the table of the hub's rooms at run time, because tools must not import from an app. */
export async function readRooms(): Promise<Rooms> {
  const table = new URL('../../apps/hub/rooms.mjs', import.meta.url);
  return (await import(table.href)) as Rooms;
}

/**
 * The differences between the table of rooms and the code: imports that the table forbids, rows that
 * no import needs, and rooms of platform without a row. An unused row would allow imports by mistake.
 *
 * @param files the import graph of the hub's files, without tests
 */
export function faultsOf(files: Graph, rooms: Rooms): string[] {
  const imports = [...files].flatMap(([from, targets]) =>
    [...targets].map((to) => ({ from, to, isAbroad: roomOf(from) !== roomOf(to) })),
  );
  const refused = imports.flatMap(({ from, to }) => {
    const reason = refusal(from, `#app/${to}`, rooms);
    return reason === null ? [] : [`${from} ${reason}`];
  });
  const between = imports.filter(({ from, isAbroad }) => isAbroad && from.startsWith('features/'));
  const used = new Set(between.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const imported = new Set(between.map(({ to }) => to));
  const idle = Object.entries(rooms.features).flatMap(([name, { uses, index }]) => [
    ...uses
      .filter((other) => !used.has(`features/${name} features/${other}`))
      .map((other) => `${name} lists ${other}, but imports nothing from it`),
    ...index
      .filter((module) => !imported.has(`features/${name}/${module}`))
      .map((module) => `${module} is in the index of ${name}, but no feature imports it`),
  ]);
  return [...refused, ...idle, ...platformFaults(files, rooms.platform)];
}

function platformFaults(files: Graph, platform: readonly string[]): string[] {
  const found = new Set(
    [...files.keys()].map(roomOf).filter((room) => room.startsWith('platform/')),
  );
  const listed = new Set(platform.map((room) => `platform/${room}`));
  return [
    ...[...found]
      .filter((room) => !listed.has(room))
      .map((room) => `${room} is not in apps/hub/rooms.mjs`),
    ...[...listed]
      .filter((room) => !found.has(room))
      .map((room) => `${room} is in apps/hub/rooms.mjs, but is empty`),
  ];
}
