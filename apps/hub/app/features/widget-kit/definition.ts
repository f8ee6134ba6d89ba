import type { GridWidgetId } from '@applicant-hub/domain';
import type { ComponentType } from 'react';
import type { WidgetColour, WidgetIcon } from './looks.ts';

/** A widget of the grid, before page state is applied (GRD-6). */
export interface WidgetDefinition {
  id: GridWidgetId;
  title: () => string;
  description: () => string;
  icon: WidgetIcon;
  colour: WidgetColour;
  /** Its link; null when it works in place. */
  link: { href: string; label: () => string } | null;
}

export interface WidgetView {
  id: GridWidgetId;
  title: string;
  description: string;
  icon: WidgetIcon;
  colour: WidgetColour;
  link: { href: string; label: string } | null;
  /** Takes two columns. */
  isWide?: true | undefined;
  /** Hidden on large screens. */
  onMobileOnly?: true | undefined;
  tile: WidgetTile;
  isPostgraduate?: true | undefined;
}

/** The effect of pressing the tile of a small screen (GRD-18). */
export type WidgetTile = { does: 'toggle' } | { does: 'lead'; href: string } | { does: 'nothing' };

export interface WidgetProps<Data = unknown> {
  widget: WidgetView;
  /**
   * The data from its server half (`widget.server.ts`); null without one, and while it is folded.
   */
  data: Data;
  /**
   * Set while it is folded. The card stays when the data arrives, because it may be open or in use
   * by then.
   */
  folded?: FoldedTool | undefined;
  /** The server's answer to a form of the widget that was not saved; null otherwise. */
  outcome: unknown;
}

export interface LoadedWidget {
  widget: WidgetView;
  /**
   * `pending`: its data exceeds the page's budget; `error`: its data is unavailable; `folded`: it
   * is below the fold, and its data is requested when it becomes visible.
   */
  state: 'ready' | 'pending' | 'error' | 'folded';
  /** The data from its server half; null without one, and unless the state is ready. */
  data: unknown;
  /** Set while it is folded. */
  folded?: FoldedTool | undefined;
}

export interface FoldedTool {
  /** A short current fact. */
  fact: string | null;
  /** Changes when the data may have changed; an open tool then requests it again. */
  settings: string;
}

export type WidgetPart = 'View' | 'Focused';

/**
 * One widget, with its definition and views. Its server half, if any, is `widget.server.ts` in the
 * same folder.
 */
export interface Widget<Data = unknown> {
  definition: WidgetDefinition;
  /** In the grid: plain HTML, or a `lazyView` when it needs a script. */
  View: ComponentType<WidgetProps<Data>>;
  /**
   * Alone on the page, with `?widget=` (GRD-8); null for a widget that cannot be focused. Loaded on
   * demand.
   */
  Focused: ComponentType<WidgetProps<Data>> | null;
  /**
   * For a widget with a lot of content and a script: below the fold its card shows only this until
   * it becomes visible. Null while the page needs the whole widget.
   */
  fold?: (data: Data) => Pick<FoldedTool, 'fact'> | null;
}

/** Keeps the type of a widget's data private to its folder. */
export const defineWidget = <Data>(widget: Widget<Data>): Widget => widget as unknown as Widget;
