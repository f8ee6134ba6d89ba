import { join } from 'node:path';
import { cyclesOf, fileGraph, floorsOf, roomGraph } from './graph.ts';
import { faultsOf, readFeatures } from './rows.ts';
import { APP } from './walls.mjs';

/**
 * `npm run house` prints the rooms of the hub, floor by floor, and its figures. It fails when rooms
 * or files import each other in a circle, and when imports are not what the table of features says.
 */
const files = fileGraph(join(import.meta.dirname, '../..', APP));
const rooms = roomGraph(files);
const floors = floorsOf(rooms);
const floorOf = (room: string) => floors.get(room) ?? 0;

const top = Math.max(...floors.values());
for (let floor = top; floor >= 0; floor -= 1) {
  console.log(`floor ${floor}`);
  for (const [room, targets] of [...rooms].filter(([name]) => floorOf(name) === floor).sort()) {
    console.log(`  ${(room || '(start)').padEnd(36)} ${[...targets].sort().join(' ')}`);
  }
}

const roomCycles = cyclesOf(rooms);
const fileCycles = cyclesOf(files);
const faults = faultsOf(files, await readFeatures());
const arrows = [...rooms].flatMap(([from, targets]) =>
  [...targets].map((to) => [from, to] as const),
);
const backUp = arrows.filter(([from, to]) => floorOf(from) <= floorOf(to));
for (const cycle of [...roomCycles, ...fileCycles]) console.log(`cycle: ${cycle.join(' ')}`);
for (const fault of faults) console.log(`fault: ${fault}`);
console.log(
  [
    `${rooms.size} rooms on ${top + 1} floors`,
    `${arrows.length} arrows, ${backUp.length} back up`,
    `${roomCycles.length} cycles of rooms`,
    `${fileCycles.length} cycles of ${files.size} files`,
    `${faults.length} faults of apps/hub/features.mjs`,
  ].join('; '),
);
process.exitCode = roomCycles.length + fileCycles.length + faults.length > 0 ? 1 : 0;
