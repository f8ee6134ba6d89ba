import { m } from '@applicant-hub/copy';
import { Combobox, Stack, Text, useLookup, type ComboboxWords } from '@applicant-hub/design-system';
import type { AddressLines } from '@applicant-hub/domain';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { fetchLookup } from '../form/fetch-lookup.ts';
import { lookupFields, lookupIntents, MIN_ADDRESS_SEARCH } from '../questions/fields.ts';
import { fillFields } from '../questions/fill-fields.ts';
import { SearchResult, type SearchWords } from '../questions/SearchResult.tsx';
import { useView } from '../questions/use-view.ts';
import type { LookupView } from '../questions/view.ts';

/** How long typing must pause before addresses are searched (HLP-15, milliseconds). */
const PAUSE_MS = 400;

export interface AddressLookupProps {
  /** Result of a lookup without scripts, or null. */
  readonly view: LookupView | null;
  /**
   * The fields that the lookup fills: `addressLine1`, `addressLine2`, `addressLine3`, `postcode`.
   */
  readonly children: ReactNode;
}

/**
 * Finds an address by its postcode or its first characters, and fills in the fields below. The user
 * can also fill in the fields by hand.
 */
export function AddressLookup({ view, children }: AddressLookupProps) {
  const root = useRef<HTMLDivElement>(null);
  const { state, ask, forget } = useLookup<AddressLines>();
  const [result, putAway] = useView('address', view);

  const fill = (id: string) => {
    putAway();
    ask(async (signal) => {
      const lines = await fetchLookup('address', { id }, signal);
      if (root.current && !signal.aborted) fillFields(root.current, { ...lines });
      return lines;
    }, 0);
  };
  // Text typed while the address is loading is not overwritten.
  const keepTyped = ({ isTrusted }: FormEvent) => {
    if (isTrusted && state.status === 'waiting') forget();
  };

  return (
    <div ref={root} onInput={keepTyped}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Combobox
            name={lookupFields.addressSearch}
            label={m.lookups_address_label()}
            hint={m.lookups_address_hint()}
            defaultValue={view?.addressSearch}
            autoCapitalize="characters"
            enterKeyHint="search"
            maxLength={100}
            spellCheck={false}
            words={comboboxWords()}
            button={{
              label: m.lookups_address_find(),
              name: 'intent',
              value: lookupIntents.findAddress,
            }}
            delayMs={PAUSE_MS}
            fromLength={MIN_ADDRESS_SEARCH}
            suggest={(text, signal) => fetchLookup('addresses', { text }, signal)}
            onType={() => {
              putAway();
              forget();
            }}
            onChoose={({ id }) => fill(id)}
          />
          <Text as="span" size="s" role="status">
            {state.status === 'waiting' && m.lookups_address_filling()}
            {state.status === 'found' && m.lookups_address_filled()}
            {state.status === 'failed' && failed()}
          </Text>
        </Stack>
        {result && (
          <SearchResult
            view={result}
            words={resultWords()}
            name={lookupFields.addressId}
            intent={lookupIntents.useAddress}
            onUse={fill}
          />
        )}
        {children}
      </Stack>
    </div>
  );
}

/** The message of HLP-16, followed by advice to type the address by hand. */
const failed = () => `${m.lookups_address_failed()} ${m.lookups_address_by_hand()}`;

const found = (count: number) => m.lookups_address_found({ count });

const comboboxWords = (): ComboboxWords => ({
  list: m.lookups_address_list(),
  start: m.lookups_address_start(),
  loading: m.lookups_address_loading(),
  none: m.lookups_address_none(),
  failed: failed(),
  count: (count) => `${found(count)} ${m.lookups_choose_keys()}`,
});

const resultWords = (): SearchWords => ({
  start: m.lookups_address_start(),
  none: m.lookups_address_none(),
  failed: failed(),
  filled: m.lookups_address_filled(),
  found,
  choose: m.lookups_address_choose(),
  chooseOne: m.lookups_address_choose_one(),
  unchosen: m.lookups_address_unchosen(),
  use: m.lookups_address_use(),
});
