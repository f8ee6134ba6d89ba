import { columnCount } from '@applicant-hub/domain';
import { islandIdOf } from './markup.ts';
import { debounced, RESIZE_MS } from '#app/platform/browser/debounced.ts';
import { type LoadedOrders, ORDERS, TOOLS, toolCell } from './tool-cells.ts';
import { sizeAttributes } from './tool-sizes.ts';

/** The cells of the grid, as they stand in it. */
const cellsOf = (grid: Element): HTMLElement[] => [...grid.children] as HTMLElement[];

const gridOf = (page: ParentNode) => page.querySelector<HTMLElement>(`[${TOOLS}]`);

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

/** Puts the tools into the order that people have arranged for the columns of this window. */
function arrange(grid: HTMLElement): void {
  const orders = grid.getAttribute(ORDERS);
  if (orders === null) return;
  const { ids, sizes } = (JSON.parse(orders) as LoadedOrders)[columnCount(innerWidth)];
  const cells = ids.flatMap(
    (id) => grid.querySelector<HTMLElement>(`:scope > ${toolCell(id)}`) ?? [],
  );
  putInOrder(grid, cells);
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
  const grid = gridOf(document);
  if (grid === null) return;
  arrange(grid);
  window.addEventListener('resize', debounced(() => arrange(grid), RESIZE_MS).call);
}

/**
 * Puts the tools that a newer page has into the grid, in its order. Those that are in both stay as
 * they are.
 *
 * @param page the newer page
 * @returns the cells that came, and those that went
 */
export function takeTools(page: Document): { came: HTMLElement[]; gone: HTMLElement[] } {
  const [now, next] = [gridOf(document), gridOf(page)];
  if (now === null || next === null) return { came: [], gone: [] };
  const before = new Map(cellsOf(now).map((cell) => [islandIdOf(cell), cell]));
  const came: HTMLElement[] = [];
  const cells = cellsOf(next).map((cell) => {
    const id = islandIdOf(cell);
    const here = before.get(id);
    if (here) {
      before.delete(id);
      return here;
    }
    const copy = document.importNode(cell, true);
    came.push(copy);
    return copy;
  });
  const gone = [...before.values()];
  for (const cell of gone) cell.remove();
  putInOrder(now, cells);
  const orders = next.getAttribute(ORDERS);
  if (orders === null) now.removeAttribute(ORDERS);
  else now.setAttribute(ORDERS, orders);
  arrange(now);
  return { came, gone };
}
