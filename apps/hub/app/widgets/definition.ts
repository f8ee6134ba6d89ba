import type { GridWidgetId } from '@applicant-hub/domain';
import type { ComponentType } from 'react';

/** What a widget of the grid is, before page state has its say (GRD-6). */
export interface WidgetDefinition {
  id: GridWidgetId;
  title: () => string;
  description: () => string;
  /** Where it leads; null when it does its work in place. */
  link: { href: string; label: () => string } | null;
}

/** A widget as its view gets it: words and links, ready to show. */
export interface WidgetView {
  id: GridWidgetId;
  title: string;
  description: string;
  link: { href: string; label: string } | null;
  isPostgraduate: boolean;
}

/** One widget: what it is, and how it looks. */
export interface Widget {
  definition: WidgetDefinition;
  View: ComponentType<{ widget: WidgetView }>;
}
