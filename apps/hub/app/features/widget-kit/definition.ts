import type { GridWidgetId } from '@applicant-hub/domain';
import type { ComponentType } from 'react';
import type { SystemPage } from '#app/platform/paths/system-pages.ts';
import type { WidgetColour, WidgetIcon } from './looks.ts';

/** A widget in the grid, before page state is applied (GRD-6). */
export interface WidgetDefinition {
  id: GridWidgetId;
  title: () => string;
  description: () => string;
  icon: WidgetIcon;
  colour: WidgetColour;
  /** Link of the widget; null when the widget works in place. */
  link: { href: string | SystemPage; label: () => string } | null;
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
  onMobileOnly?: true | undefined;
  tile: WidgetTile;
  isPostgraduate?: true | undefined;
}

/** The effect of pressing the tile on a small screen (GRD-18). */
export type WidgetTile = { does: 'toggle' } | { does: 'lead'; href: string } | { does: 'nothing' };

export interface WidgetProps<Data = unknown> {
  widget: WidgetView;
  /**
   * The data from the server half of the widget (`widget.server.ts`). Null if there is no server
   * half, and while the widget is collapsed.
   */
  data: Data;
  /**
   * Set while the widget is collapsed. When its data arrives, the card is not replaced, because the
   * user may have opened it or be using it.
   */
  folded?: FoldedTool | undefined;
  /** The response to a form of the widget if the form was not saved; otherwise null. */
  outcome: unknown;
}

export interface LoadedWidget {
  widget: WidgetView;
  /**
   * `pending`: its data exceeds the page's budget; `error`: its data is unavailable; `folded`: it
   * is in the collapsed section, and its data is requested when it becomes visible.
   */
  state: 'ready' | 'pending' | 'error' | 'folded';
  /**
   * The data from the server half of the widget. Null if there is no server half, and in every
   * state except `ready`.
   */
  data: unknown;
  /** Set while the widget is collapsed. */
  folded?: FoldedTool | undefined;
}

export interface FoldedTool {
  /** A short fact about the current data. */
  fact: string | null;
  /**
   * A value that changes when the data may have changed. An open tool then requests its data again.
   */
  settings: string;
}

export type WidgetPart = 'View' | 'Focused';

/**
 * A widget with its definition and views. Its server half, if it has one, is `widget.server.ts` in
 * the same folder.
 */
export interface Widget<Data = unknown> {
  definition: WidgetDefinition;
  /** The widget in the grid: plain HTML, or a `lazyView` if it needs a script. */
  View: ComponentType<WidgetProps<Data>>;
  /**
   * The widget alone on the page, with `?widget=` (GRD-8); null if the widget cannot be focused.
   * Loaded on demand.
   */
  Focused: ComponentType<WidgetProps<Data>> | null;
  /**
   * A short fact for a widget with a lot of content and a script. In the collapsed section, its
   * card shows only this fact until the card becomes visible. Null while the page needs the whole
   * widget.
   */
  fold?: (data: Data) => Pick<FoldedTool, 'fact'> | null;
}

/** Hides the type of a widget's data from code outside the widget's folder. */
export const defineWidget = <Data>(widget: Widget<Data>): Widget => widget as unknown as Widget;
