import { type ComponentType, createElement } from 'react';
import { type LazyModule, lazyModule } from '#app/platform/islands/script.ts';
import type { WidgetProps } from './definition.ts';

/** The script of a view. */
interface ViewScript<Data> {
  default: ComponentType<WidgetProps<Data>>;
  /** Loads what it shows and the page only names; nothing by itself. */
  prepare?: (data: Data) => Promise<void>;
}

const scripts = new WeakMap<object, LazyModule<ViewScript<never>>>();

/** A view of a widget that has a script of its own: `loadView` loads it before it is shown. */
export function lazyView<Data>(
  load: () => Promise<ViewScript<Data>>,
): ComponentType<WidgetProps<Data>> {
  const script = lazyModule(load);
  const View = (props: WidgetProps<Data>) => createElement(script.read().default, props);
  scripts.set(View, script as LazyModule<unknown> as LazyModule<ViewScript<never>>);
  return View;
}

/** Whether a view has a script of its own; one without is plain HTML, which a page only shows. */
export const hasOwnScript = (view: object): boolean => scripts.has(view);

/**
 * Loads the script of a view, if it has one, and what it needs for some data.
 *
 * @param data what it is to show; null when there is nothing yet
 * @throws when something cannot be had
 */
export async function loadView(view: object, data: unknown): Promise<void> {
  const script = scripts.get(view);
  if (!script) return;
  if (!(await script.load())) throw new Error('The script of the view cannot be had.');
  if (data !== null) await script.read().prepare?.(data as never);
}
