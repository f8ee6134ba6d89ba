import { type ComponentType, createElement } from 'react';
import { type LazyModule, lazyModule } from '#app/platform/islands/script.ts';
import type { WidgetProps } from './definition.ts';

interface ViewScript<Data> {
  default: ComponentType<WidgetProps<Data>>;
  /** Loads additional modules that the data needs. */
  prepare?: (data: Data) => Promise<void>;
}

const scripts = new WeakMap<object, LazyModule<ViewScript<never>>>();

/** A view of a widget with its own script, which `loadView` loads before the view is shown. */
export function lazyView<Data>(
  load: () => Promise<ViewScript<Data>>,
): ComponentType<WidgetProps<Data>> {
  const script = lazyModule(load);
  const View = (props: WidgetProps<Data>) => createElement(script.read().default, props);
  scripts.set(View, script as LazyModule<unknown> as LazyModule<ViewScript<never>>);
  return View;
}

export const hasOwnScript = (view: object): boolean => scripts.has(view);

/**
 * Loads the script of a view, if it has a script, and the modules that its data needs.
 *
 * @param data the data of the view; null if the data is not known yet
 * @throws when a script fails to load
 */
export async function loadView(view: object, data: unknown): Promise<void> {
  const script = scripts.get(view);
  if (!script) return;
  if (!(await script.load())) throw new Error('The script of the view failed to load.');
  if (data !== null) await script.read().prepare?.(data as never);
}
