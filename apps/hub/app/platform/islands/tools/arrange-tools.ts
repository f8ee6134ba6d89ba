import { columnCount } from '@applicant-hub/domain';
import { isFilledIn } from '#app/platform/browser/forms/filled-in.ts';
import { islandIdOf } from '#app/platform/islands/markup.ts';
import { debounced, RESIZE_MS } from '#app/platform/browser/time/debounced.ts';
import { type LoadedOrders, ORDERS, TOOLS, toolCell } from './tool-cells.ts';
import { sizeAttributes } from './tool-sizes.ts';

/** The grid of visible tools, and the grid of hidden tools if there are any. */
type Grids = readonly HTMLElement[];

const gridsOf = (page: ParentNode): Grids => [...page.querySelectorAll<HTMLElement>(`[${TOOLS}]`)];

const cellsOf = (grids: Grids): HTMLElement[] =>
  grids.flatMap((grid) => [...grid.children] as HTMLElement[]);

/**
 * Puts the children of a grid into an order. Only cells in a wrong position are moved. The cell in
 * use is never moved, because moving a field loses its caret and its IME composition; the other
 * cells move around it.
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

/**
 * Number of visible tools on the newest page. A tool in use that remains in its grid does not
 * change this number.
 */
let inSight = 0;

/**
 * Puts cells into an order. The first grid receives the page's number of visible cells; without a
 * second grid all cells are visible. A cell in use remains in its grid, and a cell that is not in
 * the list remains in its position.
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

/** Updates the order of the tools when the number of columns changes (GRD-27). */
export function followWidth(): void {
  const grids = gridsOf(document);
  if (grids[0] === undefined) return;
  inSight = grids[0].children.length;
  arrange(grids);
  window.addEventListener('resize', debounced(() => arrange(grids), RESIZE_MS).call);
}

/**
 * Puts the tools of a newer page into the grid, in the order of that page. Tools that both pages
 * have are unchanged. A tool with unsaved data is not removed until a later page arrives.
 */
export function takeTools(page: Document): { added: HTMLElement[]; removed: HTMLElement[] } {
  const [now, next] = [gridsOf(document), gridsOf(page)];
  const [here, there] = [now[0], next[0]];
  if (!here || !there) return { added: [], removed: [] };
  const before = new Map(cellsOf(now).map((cell) => [islandIdOf(cell), cell]));
  inSight = there.children.length;
  const added: HTMLElement[] = [];
  const cells = cellsOf(next).map((cell) => {
    const id = islandIdOf(cell);
    const known = before.get(id);
    if (known) {
      before.delete(id);
      return known;
    }
    const copy = document.importNode(cell, true);
    added.push(copy);
    return copy;
  });
  const removed = [...before.values()].filter((cell) => !isFilledIn(cell));
  for (const cell of removed) cell.remove();
  deal(now, cells);
  const orders = there.getAttribute(ORDERS);
  if (orders === null) here.removeAttribute(ORDERS);
  else here.setAttribute(ORDERS, orders);
  arrange(now);
  // The section for hidden tools is not shown after its last tool was removed.
  now[1]?.closest('details')?.toggleAttribute('hidden', now[1].children.length === 0);
  return { added, removed };
}
