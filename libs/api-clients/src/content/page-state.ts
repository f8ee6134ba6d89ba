import type { ApplicationModes, CardSettings, KnownMode, Scheme } from '@applicant-hub/domain';

/**
 * Settings that the editors have switched on, switched off or published for all users. Unless a
 * field states otherwise, null means that the field could not be read: the value is not known and
 * must not be shown as a fact (AMB-111).
 */
export interface PageState {
  /** The mode of each scheme (APP-63). */
  applyMode: Record<Scheme, KnownMode>;
  /**
   * The application types that can be started or continued, by study year; a year without settings
   * is absent.
   */
  cards: Partial<Record<number, CardSettings>> | null;
  /**
   * Whether the application links are active (ACS-10), by study year. If a year is absent, its
   * links are active.
   */
  applicationMode: Partial<Record<number, ApplicationModes>> | null;
  /** Whether the status tiles refresh automatically (APP-72). */
  autoUpdate: boolean;
  /** `message` is the editors' HTML. Both are empty when there is no alert. */
  alert: { title: string; message: string };
  live: LiveSettings;
  /** URL of the clearing queue; empty when there is no queue. */
  timerLink: string | null;
  features: { dfe: boolean | null; debug: boolean };
  /** The editors' changes by widget id; a widget without changes is absent. */
  widgets: Partial<Record<string, WidgetSettings>>;
  /** The two dates in the texts about Clearing, as displayed (APP-99, APP-100). */
  clearingDates: { confirmBy: string; intoClearingAfter: string };
  /** Base URLs of other systems (SH-56); null means the hub's own configuration. */
  bases: {
    accounts: string | null;
    services: string | null;
    search: string | null;
    careers: string | null;
  };
}

/** The live event as the editors wrote it (LIV-3); nothing is sanitised. */
export interface LiveSettings {
  enabled: boolean | null;
  title: string;
  /** Start in epoch seconds; 0 when it is not set, null when it is not a valid time. */
  time: number | null;
  /** HTML shown before the start. */
  holding: string;
  /** URL of the player, or HTML that contains its `iframe`; empty until there is a player. */
  embed: string;
  /** HTML about the event. */
  information: string;
  /** Whether comments are allowed. */
  comments: boolean;
  /** Id of the comment thread; empty when there is none. */
  disqus: string;
}

/** The editors' changes to one widget; null means unchanged. */
export interface WidgetSettings {
  disable: boolean;
  title: string | null;
  description: string | null;
  linkUrl: string | null;
  linkLabel: string | null;
}
