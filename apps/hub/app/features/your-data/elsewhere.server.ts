import { m } from '@applicant-hub/copy';

export const storedBriefly = (): readonly string[] => [
  m.data_file_short_status(),
  m.data_file_short_typed(),
  m.data_file_short_drafts(),
  m.data_file_short_undo(),
  m.data_file_short_support(),
  m.data_file_short_cookies(),
];

/** @param hasPolicy whether the hub has a link to the privacy policy */
export const elsewhere = (
  hasPolicy: boolean,
): readonly { readonly what: string; readonly ask: string }[] => [
  { what: m.data_file_elsewhere_applications(), ask: m.data_file_elsewhere_applications_ask() },
  { what: m.data_file_elsewhere_account(), ask: m.data_file_elsewhere_account_ask() },
  { what: m.data_file_elsewhere_support(), ask: m.data_file_elsewhere_support_ask() },
  {
    what: m.data_file_elsewhere_address(),
    ask: hasPolicy
      ? `${m.data_file_elsewhere_address_ask()} ${m.data_file_elsewhere_address_policy()}`
      : m.data_file_elsewhere_address_ask(),
  },
];
