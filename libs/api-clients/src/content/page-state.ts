import type { ApplicationModes, CardSettings, KnownMode, Scheme } from '@applicant-hub/domain';

/**
 * What the editors have switched on, off or put up for everybody. Null is "not known", except where a
 * field says otherwise: it could not be read, and must not be told as a fact (AMB-111).
 */
export interface PageState {
  /** The mode of each scheme (APP-63). */
  applyMode: Record<Scheme, KnownMode>;
  /** By study year; a year that nobody has set is absent. */
  cards: Partial<Record<number, CardSettings>> | null;
  /** Whether the links of applications lead anywhere (ACS-10). By study year; absent means `on`. */
  applicationMode: Partial<Record<number, ApplicationModes>> | null;
  /** Whether the status tiles refresh by themselves (APP-72). */
  autoUpdate: boolean;
  /** `message` is HTML as the editors wrote it. Both are empty when there is no alert. */
  alert: { title: string; message: string };
  live: LiveSettings;
  /** Where the clearing queue leads; empty when there is no queue. */
  timerLink: string | null;
  features: { dfe: boolean | null; debug: boolean };
  /** By widget id; a widget that nobody has changed is absent. */
  widgets: Partial<Record<string, WidgetSettings>>;
  /** The two dates in the Clearing copy, as words (APP-99, APP-100). */
  clearingDates: { confirmBy: string; intoClearingAfter: string };
  /** Base URLs of other systems (SH-56); null means the hub's own configuration. */
  bases: {
    accounts: string | null;
    services: string | null;
    search: string | null;
    careers: string | null;
  };
}

/** The live event of the editors (LIV-3), as they wrote it: nothing of it is sanitised. */
export interface LiveSettings {
  enabled: boolean | null;
  title: string;
  /** Epoch seconds of the start; 0 when none is given, null when what they wrote is no such time. */
  time: number | null;
  /** HTML for the time before the start. */
  holding: string;
  /** Address of the player, or a frame snippet with it; empty while there is none. */
  embed: string;
  /** HTML about the event. */
  information: string;
  /** Whether there may be comments. */
  comments: boolean;
  /** Identifier of the comment thread; empty when there is none. */
  disqus: string;
}

/** What the editors have changed of one widget; null means that it stays as it is. */
export interface WidgetSettings {
  disable: boolean;
  title: string | null;
  description: string | null;
  linkUrl: string | null;
  linkLabel: string | null;
}
