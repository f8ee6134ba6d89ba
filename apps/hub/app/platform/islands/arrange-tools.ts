import { columnCount } from '@applicant-hub/domain';
import { isFilledIn } from '#app/platform/browser/filled-in.ts';
import { islandIdOf } from './markup.ts';
import { debounced, RESIZE_MS } from '#app/platform/browser/debounced.ts';
import { type LoadedOrders, ORDERS, TOOLS, toolCell } from './tool-cells.ts';
import { sizeAttributes } from './tool-sizes.ts';

/** The grid of what is in sight, and that of the other tools when there are any. */
type Grids = readonly HTMLElement[];

const gridsOf = (page: ParentNode): Grids => [...page.querySelectorAll<HTMLElement>(`[${TOOLS}]`)];

/** The cells of both grids, as they stand in them. */
const cellsOf = (grids: Grids): HTMLElement[] =>
  grids.flatMap((grid) => [...grid.children] as HTMLElement[]);

/**
 * Puts children into an order; only those move that stand elsewhere. The one that is in use stays
 * and the others go around it: moved, a field would lose its caret and what is being composed.
 */
function putInOrder(grid: Element, cells: readonly Element[]): void {
  const inUse = cells.find((cell) => cell.contains(document.activeElement));
  cells.forEach((cell, at) => {
    let there = grid.children[at] ?? null;
    while (cell === inUse && there !== null && there !== cell) {
      grid.append(there);
      there = grid.children[at] ?? null;
    }
    if (there !== cell) grid.insertBefore(cell, there);
  });
}

/** How many tools the newest page had in sight: a tool in use that stays where it is changes nothing. */
let inSight = 0;

/**
 * Puts cells into an order, and as many into sight as the page has; without a second grid it is all.
 * The one that is in use stays in its grid, and so does one that is not among them, at its place.
 */
function deal(grids: Grids, cells: readonly HTMLElement[]): void {
  const [first, second = first] = grids;
  const inUse = cells.find((cell) => cell.contains(document.activeElement));
  const gridOf = (cell: HTMLElement, at: number) => {
    if (cell === inUse) return cell.parentElement;
    return at < inSight ? first : second;
  };
  for (const grid of grids) {
    const dealt = cells.filter((cell, at) => gridOf(cell, at) === grid);
    for (const [at, cell] of ([...grid.children] as HTMLElement[]).entries()) {
      if (!cells.includes(cell)) dealt.splice(at, 0, cell);
    }
    putInOrder(grid, dealt);
  }
}

/** Puts the tools into the order that people have arranged for the columns of this window. */
function arrange(grids: Grids): void {
  const orders = grids[0]?.getAttribute(ORDERS) ?? null;
  if (orders === null) return;
  const { ids, sizes } = (JSON.parse(orders) as LoadedOrders)[columnCount(innerWidth)];
  const all = cellsOf(grids);
  const cells = ids.flatMap((id) => all.find((cell) => cell.matches(toolCell(id))) ?? []);
  deal(grids, cells);
  ids.forEach((id, at) => {
    const size = sizeAttributes({ 2: sizes[2][id], 3: sizes[3][id], 4: sizes[4][id] });
    for (const [name, value] of Object.entries(size)) {
      if (value === undefined) cells[at]?.removeAttribute(name);
      else cells[at]?.setAttribute(name, String(value));
    }
  });
}

/** Keeps the order of the tools that of the window's columns (GRD-27). */
export function followWidth(): void {
  const grids = gridsOf(document);
  if (grids[0] === undefined) return;
  inSight = grids[0].children.length;
  arrange(grids);
  window.addEventListener('resize', debounced(() => arrange(grids), RESIZE_MS).call);
}

/**
 * Puts the tools that a newer page has into the grid, in its order. Those that are in both stay as
 * they are; one that holds something unsaved stays, too, until a page comes when it does not.
 *
 * @param page the newer page
 * @returns the cells that came, and those that went
 */
export function takeTools(page: Document): { came: HTMLElement[]; gone: HTMLElement[] } {
  const [now, next] = [gridsOf(document), gridsOf(page)];
  const [here, there] = [now[0], next[0]];
  if (!here || !there) return { came: [], gone: [] };
  const before = new Map(cellsOf(now).map((cell) => [islandIdOf(cell), cell]));
  inSight = there.children.length;
  const came: HTMLElement[] = [];
  const cells = cellsOf(next).map((cell) => {
    const id = islandIdOf(cell);
    const known = before.get(id);
    if (known) {
      before.delete(id);
      return known;
    }
    const copy = document.importNode(cell, true);
    came.push(copy);
    return copy;
  });
  const gone = [...before.values()].filter((cell) => !isFilledIn(cell));
  for (const cell of gone) cell.remove();
  deal(now, cells);
  const orders = there.getAttribute(ORDERS);
  if (orders === null) here.removeAttribute(ORDERS);
  else here.setAttribute(ORDERS, orders);
  arrange(now);
  // With the last of its tools the fold goes, too.
  now[1]?.closest('details')?.toggleAttribute('hidden', now[1].children.length === 0);
  return { came, gone };
}
