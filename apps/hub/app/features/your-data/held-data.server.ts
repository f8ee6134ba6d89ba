import type { CalendarLink, HubUser, Result, Share } from '@applicant-hub/api-clients';
import {
  type FavouriteRef,
  type HeartKind,
  heartKinds,
  type HeldTicket,
  type OwnItem,
  settingCollections,
  type SettingCollection,
  type ShortlistSlots,
  type StatusHistory,
  versionedSettings,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';

/**
 * Time limit of the requests for a download (milliseconds). A download may take longer than a page.
 */
const READ_TIMEOUT_MS = 5_000;

export interface HeldSetting {
  readonly collection: SettingCollection;
  readonly name: string;
  readonly value: unknown;
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3); null if the time is unknown. */
  readonly lastUpdated: string | null;
}

export interface HeldVersion {
  readonly name: string;
  readonly version: number;
  readonly value: unknown;
  /** ISO time. */
  readonly savedAt: string;
}

/**
 * All data that the hub holds about an applicant, and the account that the data belongs to
 * (EXT-20).
 */
export interface HeldData {
  /** False when some items could not be read and are omitted. */
  readonly isComplete: boolean;
  readonly account: Omit<HubUser, 'settings'>;
  readonly settings: readonly HeldSetting[];
  /** Grouped by text, newest first. */
  readonly versions: readonly HeldVersion[];
  readonly favourites: Readonly<Record<HeartKind, readonly FavouriteRef[]>>;
  readonly shortlist: ShortlistSlots;
  /**
   * The link by which another calendar app subscribes to the dates; null if the applicant has no
   * link.
   */
  readonly calendarLink: CalendarLink | null;
  readonly shares: readonly Share[];
  /** The applicant's own dates in the calendar; undefined in a hub without them. */
  readonly ownDates: readonly OwnItem[] | undefined;
  /** The status changes of the applications, from all years; undefined without the history. */
  readonly statusHistory: StatusHistory | undefined;
  /** Tickets for queues; undefined if no API assigns places in a queue. */
  readonly tickets: readonly HeldTicket[] | undefined;
}

/** The result for an API that the hub does not have. The JSON file then lacks its data. */
const absent: Result<undefined> = { ok: true, value: undefined };

/**
 * Loads all data. If a call fails, returns its failure, because a file that lacks a part would be
 * wrong. Items that cannot be read are omitted, and the file states that.
 */
export async function loadHeldData(call: SessionScope): Promise<Result<HeldData>> {
  const { identity, history, ownDates: dates, queue } = call.context.clients;
  const context = callOptions(call, READ_TIMEOUT_MS);
  const [user, overview, calendarLink, shares, ownDates, statusHistory, tickets, versions, lists] =
    await Promise.all([
      identity.getUser(context, settingCollections),
      identity.favouritesOverview(context),
      identity.findCalendarLink(context),
      identity.listShares(context),
      dates?.list(context) ?? absent,
      history?.read(context) ?? absent,
      queue?.list(context) ?? absent,
      Promise.all(
        versionedSettings.map(
          async (setting) =>
            [setting.name, await identity.settingVersions(context, setting)] as const,
        ),
      ),
      Promise.all(
        heartKinds.map(
          async (kind) => [kind, await identity.listFavourites(context, kind)] as const,
        ),
      ),
    ]);
  if (!user.ok) return user;
  if (!overview.ok) return overview;
  if (!calendarLink.ok) return calendarLink;
  if (!shares.ok) return shares;
  if (!ownDates.ok) return ownDates;
  if (!statusHistory.ok) return statusHistory;
  if (!tickets.ok) return tickets;

  const favourites: Partial<Record<HeartKind, readonly FavouriteRef[]>> = {};
  for (const [kind, list] of lists) {
    if (!list.ok) return list;
    favourites[kind] = list.value.items;
  }
  const heldVersions: HeldVersion[] = [];
  for (const [name, result] of versions) {
    if (!result.ok) return result;
    for (const { version, savedAt, data } of result.value) {
      heldVersions.push({ name, version, savedAt, value: parse(data) });
    }
  }
  const isComplete = [
    user,
    shares,
    ownDates,
    tickets,
    ...[...lists, ...versions].map(answerOf),
  ].every((result) => !result.ok || !result.isPartial);
  const { settings, ...account } = user.value;
  return {
    ok: true,
    value: {
      isComplete,
      account,
      settings: settings.map(({ collection, name, lastUpdated, data }) => {
        return { collection, name, lastUpdated, value: parse(data) };
      }),
      versions: heldVersions,
      favourites: favourites as HeldData['favourites'],
      shortlist: overview.value.shortlist.slots,
      calendarLink: calendarLink.value,
      shares: shares.value,
      ownDates: ownDates.value,
      statusHistory: statusHistory.value,
      tickets: tickets.value,
    },
  };
}

const answerOf = ([, result]: readonly [name: string, answer: Result<unknown>]) => result;

/** Parses JSON. Any other text is returned unchanged. */
function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
