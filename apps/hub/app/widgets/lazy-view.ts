import { type ComponentType, createElement } from 'react';
import { type LateScript, lateScript } from '../islands/script.ts';
import type { WidgetProps } from './definition.ts';

const scripts = new WeakMap<object, LateScript<unknown>>();

/** A view of a widget that has a script of its own: `loadView` loads it before it is shown. */
export function lazyView<Data>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Data>> }>,
): ComponentType<WidgetProps<Data>> {
  const script = lateScript(async () => (await load()).default);
  const View = (props: WidgetProps<Data>) => createElement(script.read(), props);
  scripts.set(View, script);
  return View;
}

/**
 * Loads the script of a view, if it has one.
 *
 * @throws when it cannot be had
 */
export async function loadView(view: object): Promise<void> {
  const isHere = await scripts.get(view)?.load();
  if (isHere === false) throw new Error('The script of the view cannot be had.');
}
