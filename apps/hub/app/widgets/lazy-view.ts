import { type ComponentType, lazy } from 'react';
import type { WidgetProps } from './definition.ts';

/**
 * A view of a widget whose script is loaded when it is shown. A script that cannot be had must not
 * break what the server's page has already: it never arrives then.
 */
export const lazyView = <Data>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Data>> }>,
): ComponentType<WidgetProps<Data>> =>
  lazy(() => load().catch(() => new Promise<never>(() => undefined)));
