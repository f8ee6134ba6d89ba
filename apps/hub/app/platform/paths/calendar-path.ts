import { paths } from './links.ts';

export const dateFilePath = (id: string): string =>
  `${paths.calendar}/${encodeURIComponent(id)}.ics`;

/** Prefix that distinguishes the id of an open day or event from that of a cycle date. */
export const EVENT = 'event-';

export const eventPath = (id: string): string => `${paths.hub}/events/${encodeURIComponent(id)}`;

export const eventFilePath = (id: string): string => dateFilePath(EVENT + id);

export const OWN_DATE = 'own-';

/** Replaces the id of a date or a to-do that does not exist yet. */
export const NEW_OWN = 'new';

export const ownDatePath = (id: string): string =>
  `${paths.calendar}/own/${encodeURIComponent(id)}`;

export const ownTodoPath = (id: string): string => `${paths.todo}/own/${encodeURIComponent(id)}`;

/** The page for a call to one university. */
export const callPath = (key: string): string => `${paths.calls}/${encodeURIComponent(key)}`;

export const OWN_TODOS = 'own-todos';

/** The calendar feed for other apps. The token in the path is the only credential. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

export const idOfFile = (file: string | undefined): string | null =>
  /^(.+)\.ics$/.exec(file ?? '')?.[1] ?? null;

export const linkActs = ['stop', 'renew'] as const;
export type LinkAct = (typeof linkActs)[number];

export const linkActPath = (act: LinkAct): string => `${paths.calendar}/link/${act}`;

export const LINK_PART = 'calendar-link';
