import type { GridWidgetId } from '@applicant-hub/domain';
import type { ComponentType } from 'react';
import type { WidgetColour, WidgetIcon } from './looks.ts';

/** What a widget of the grid is, before page state has its say (GRD-6). */
export interface WidgetDefinition {
  id: GridWidgetId;
  title: () => string;
  description: () => string;
  icon: WidgetIcon;
  colour: WidgetColour;
  /** Where it leads; null when it does its work in place. */
  link: { href: string; label: () => string } | null;
}

/** A widget as its view gets it: words and links, ready to show. */
export interface WidgetView {
  id: GridWidgetId;
  title: string;
  description: string;
  icon: WidgetIcon;
  colour: WidgetColour;
  link: { href: string; label: string } | null;
  /** It takes two columns. */
  isWide?: true | undefined;
  /** It is not shown on large screens. */
  onMobileOnly?: true | undefined;
  tile: WidgetTile;
  isPostgraduate?: true | undefined;
}

/** What pressing the tile of a small screen does (GRD-18). */
export type WidgetTile = { does: 'toggle' } | { does: 'lead'; href: string } | { does: 'nothing' };

/** What a widget shows. */
export interface WidgetProps<Data = unknown> {
  widget: WidgetView;
  /** What its server half has loaded (`widget.server.ts`); null without one, and while it is folded. */
  data: Data;
  /** While it is folded. Its card stays when the data comes: it may be open by then, or in use. */
  folded?: FoldedTool | undefined;
  /** What its server half answered a form of it that was not saved; null otherwise. */
  outcome: unknown;
}

/** A widget of the page, with what it shows. */
export interface LoadedWidget {
  widget: WidgetView;
  /**
   * `pending`: its data has not come within the page's budget; `error`: it cannot be had; `folded`:
   * it is behind the fold, and its data is asked for when it is seen.
   */
  state: 'ready' | 'pending' | 'error' | 'folded';
  /** What its server half has loaded; null without one, and unless the state is ready. */
  data: unknown;
  /** While it is folded. */
  folded?: FoldedTool | undefined;
}

/** What a tool behind the fold has before it is seen. */
export interface FoldedTool {
  /** What is true of it now, in a few words. */
  fact: string | null;
  /** Changes when its data may have: what is open by then asks anew. */
  settings: string;
}

/** In the grid, or alone. */
export type WidgetPart = 'View' | 'Focused';

/** One widget: what it is, and how it looks. Its server half, if any, is `widget.server.ts` beside it. */
export interface Widget<Data = unknown> {
  definition: WidgetDefinition;
  /** In the grid: plain HTML, or a `lazyView` when it needs a script there. */
  View: ComponentType<WidgetProps<Data>>;
  /** Alone, by `?widget=` (GRD-8); null for a widget that cannot be focused. Loaded when needed. */
  Focused: ComponentType<WidgetProps<Data>> | null;
  /**
   * For a widget that shows much, and has a script: behind the fold its card says only this until it
   * is seen. Null while the page has to have all of it.
   */
  fold?: (data: Data) => Pick<FoldedTool, 'fact'> | null;
}

/** Keeps a widget's data typed in its own folder, and hidden from everybody else. */
export const defineWidget = <Data>(widget: Widget<Data>): Widget => widget as unknown as Widget;
