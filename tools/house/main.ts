import { join } from 'node:path';
import { arrowsOf, cyclesOf, fileGraph, floorsOf, type Graph, roomGraph } from './graph.ts';
import { projectGraph, projects } from './projects.ts';
import { faultsOf, readRooms } from './rows.ts';
import { APP, wideRoomOf } from './walls.mjs';

/**
 * `npm run house` prints the rooms of the hub by floor, and their figures. It fails on import
 * cycles between rooms or between files of any project, and when imports differ from the table of
 * rooms.
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
const graphs = projects.map((project) => [project, projectGraph(project)] as const);
const fileCycles = graphs.flatMap(([project, graph]) =>
  cyclesOf(graph).map((cycle) => cycle.map((file) => `${project}/${file}`)),
);
const faults = faultsOf(files, await readRooms());
for (const cycle of [...roomCycles, ...fileCycles]) console.log(`cycle: ${cycle.join(' ')}`);
for (const fault of faults) console.log(`fault: ${fault}`);

/**
 * The numbers of rooms and of imports, and the number of imports that do not lead to a lower floor.
 */
function figuresOf(graph: Graph): string {
  const storeys = floorsOf(graph);
  const arrows = arrowsOf(graph);
  const backUp = arrows.filter(([from, to]) => (storeys.get(from) ?? 0) <= (storeys.get(to) ?? 0));
  const tied = new Set(arrows.flat());
  return `${tied.size} rooms; ${arrows.length} imports between rooms, ${backUp.length} not to a lower floor`;
}

console.log(
  [
    `${figuresOf(rooms)}; on ${top + 1} floors`,
    `with platform and widgets as one room each: ${figuresOf(roomGraph(files, wideRoomOf))}`,
    `${roomCycles.length} cycles of rooms`,
    `${fileCycles.length} cycles of files in ${graphs.length} projects`,
    `${faults.length} faults in apps/hub/rooms.mjs`,
  ].join('\n'),
);
process.exitCode = roomCycles.length + fileCycles.length + faults.length > 0 ? 1 : 0;
