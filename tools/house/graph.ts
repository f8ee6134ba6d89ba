import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { roomOf, targetOf, TEST } from './walls.mjs';

/** Files or rooms by name, each with the names of its imports. A node does not import itself. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.(tsx?|mjs)$/;

/**
 * The import graph of the files below a folder, without tests. Type imports and dynamic imports
 * count.
 *
 * @param resolve target of an import, relative to the same folder; null when it is outside
 */
export function fileGraph(
  root: string,
  resolve: (file: string, specifier: string) => string | null = targetOf,
): Graph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => SOURCE.test(file) && !TEST.test(file) && !file.includes('node_modules'),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(
        readFileSync(join(root, file), 'utf8'),
        true,
        true,
      );
      const targets = importedFiles
        .map(({ fileName }) => resolve(file, fileName))
        .filter((target) => target !== null && target !== file && known.has(target));
      return [file, new Set(targets as string[])];
    }),
  );
}

export function roomGraph(files: Graph, room: (file: string) => string = roomOf): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = room(file);
    const arrows = rooms.get(from) ?? new Set();
    for (const target of targets) if (room(target) !== from) arrows.add(room(target));
    rooms.set(from, arrows);
  }
  return rooms;
}

export const arrowsOf = (graph: Graph): readonly (readonly [from: string, to: string])[] =>
  [...graph].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));

/** The import cycles of more than one node (Tarjan's strongly connected components). */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const seen = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  /** @returns the lowest index of a node that is reachable from this node */
  const visit = (node: string): number => {
    const own = seen.size;
    seen.set(node, own);
    stack.push(node);
    let earliest = own;
    for (const next of graph.get(node) ?? []) {
      const before = seen.get(next);
      if (before === undefined) earliest = Math.min(earliest, visit(next));
      else if (stack.includes(next)) earliest = Math.min(earliest, before);
    }
    if (earliest < own) return earliest;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
    return earliest;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return cycles;
}

/**
 * The floor of each node. Nodes that import no other node are on floor 0; any other node is one
 * floor above the highest node that it imports. An import that closes a cycle is ignored.
 */
export function floorsOf(graph: Graph): ReadonlyMap<string, number> {
  const floors = new Map<string, number>();
  const floorOf = (node: string, above: ReadonlySet<string>): number => {
    const known = floors.get(node);
    if (known !== undefined) return known;
    const path = new Set([...above, node]);
    const below = [...(graph.get(node) ?? [])].filter((next) => !path.has(next));
    const floor = Math.max(-1, ...below.map((next) => floorOf(next, path))) + 1;
    floors.set(node, floor);
    return floor;
  };
  for (const node of graph.keys()) floorOf(node, new Set());
  return floors;
}
