import { m } from '@applicant-hub/copy';
import { formatList } from '@applicant-hub/domain';
import type { Clients } from '#app/platform/server/upstream/clients.server.ts';

/** Notes in the file about data that is not in the file. */
export interface HeldDataNotes {
  readonly storedBriefly: readonly string[];
  readonly elsewhere: readonly { readonly what: string; readonly ask: string }[];
}

export const heldDataNotes = (
  { support, ...lookups }: Clients,
  hasPolicy: boolean,
): HeldDataNotes => ({
  storedBriefly: [
    m.data_file_short_status(),
    m.data_file_short_typed(),
    m.data_file_short_drafts(),
    m.data_file_short_undo(),
    ...(support ? [m.data_file_short_support()] : []),
    m.data_file_short_cookies(),
  ],
  elsewhere: [
    { what: m.data_file_elsewhere_applications(), ask: m.data_file_elsewhere_applications_ask() },
    { what: m.data_file_elsewhere_account(), ask: m.data_file_elsewhere_account_ask() },
    ...(support
      ? [{ what: m.data_file_elsewhere_support(), ask: m.data_file_elsewhere_support_ask() }]
      : []),
    ...lookupsIn(lookups, hasPolicy),
  ],
});

function lookupsIn(
  { address, schools, phone }: Omit<Clients, 'support'>,
  hasPolicy: boolean,
): HeldDataNotes['elsewhere'] {
  const names = [
    ...(address ? [m.data_file_elsewhere_addresses()] : []),
    ...(schools ? [m.data_file_elsewhere_schools()] : []),
    ...(phone ? [m.data_file_elsewhere_phones()] : []),
  ];
  if (names.length === 0) return [];
  const what = m.data_file_elsewhere_lookups({ names: formatList(names) });
  const ask = m.data_file_elsewhere_lookups_ask();
  return [{ what, ask: hasPolicy ? `${ask} ${m.data_file_elsewhere_lookups_policy()}` : ask }];
}
