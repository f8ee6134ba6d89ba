import { m } from '@applicant-hub/copy';
import {
  AlertIcon,
  Banner,
  Button,
  CheckIcon,
  Inline,
  SelectField,
  Stack,
  Tag,
  Text,
  TextField,
  typeInto,
  useEnhanced,
  useLookup,
  type FieldProps,
} from '@applicant-hub/design-system';
import { plainPhone } from '@applicant-hub/domain';
import { useEffect } from 'react';
import { fetchLookup } from '../form/fetch-lookup.ts';
import type { CheckedNumber } from '../form/answers.ts';
import { lookupFields, lookupIntents, HOME_REGION } from './fields.ts';
import { useView } from './use-view.ts';
import type { Choice, LookupView, KnownNumber, PhoneView } from './view.ts';

/** How long typing must pause before the number is checked (HLP-8, milliseconds). */
const PAUSE_MS = 250;

export interface PhoneFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly defaultValue: string | undefined;
  /** The regions to choose from; see `phoneRegions`. */
  readonly regions: readonly Choice[];
  /** The region chosen in the form. Default: the region of the saved number, or the home region. */
  readonly defaultRegion?: string | undefined;
  /** Region and validity of the saved number. */
  readonly known: KnownNumber | null;
  /** Result of a lookup without scripts, or null. */
  readonly view: LookupView | null;
}

/**
 * The field `mobile` with the region of the number. The number is checked while the user types; the
 * result never prevents saving.
 */
export function PhoneField({
  defaultValue,
  regions,
  defaultRegion,
  known,
  view,
  ...field
}: PhoneFieldProps) {
  const isEnhanced = useEnhanced();
  const { state, ask, forget } = useLookup<CheckedNumber>();
  const [result, putAway] = useView('phone', view);
  const isKnownWrong = known?.number === defaultValue && known?.isValid === false;
  const rewritten = state.status === 'found' ? state.answer.rewritten : null;

  const check = (pauseMs: number) => {
    putAway();
    forget();
    const number = plainPhone(numberField()?.value ?? '');
    if (number === '') return;
    const region = regionField()?.value ?? HOME_REGION;
    ask((signal) => fetchLookup('phone', { region, number }, signal), pauseMs);
  };
  const rewrite = () => {
    const input = numberField();
    if (rewritten === null || !input || input === document.activeElement) return;
    typeInto(input, rewritten);
  };
  // The field is not rewritten while the user is still typing.
  useEffect(rewrite, [rewritten]);

  return (
    <Stack gap={4}>
      <SelectField
        name={lookupFields.mobileRegion}
        label={m.lookups_phone_region()}
        options={regions}
        defaultValue={defaultRegion ?? known?.region ?? HOME_REGION}
        width={20}
        onChange={() => check(PAUSE_MS)}
      />
      <TextField
        {...field}
        name="mobile"
        type="tel"
        autoComplete="tel"
        defaultValue={defaultValue}
        minLength={1}
        // No maxLength: a browser would truncate a pasted number to a different number.
        width={20}
        // A rewritten value is not user input.
        onChange={({ isTrusted }) => isTrusted && check(PAUSE_MS)}
        onBlur={() => setTimeout(rewrite)}
      />
      {result && <Result state={result.state} />}
      <Inline>
        <Button
          variant="secondary"
          // The button submits only without scripts, because otherwise Enter in any field would
          // press it.
          type={isEnhanced ? 'button' : 'submit'}
          name="intent"
          value={lookupIntents.checkPhone}
          onClick={isEnhanced ? () => check(0) : undefined}
        >
          {m.lookups_phone_check()}
        </Button>
        <span role="status">
          {/* Hidden from screen readers, because they would announce it after every pause. */}
          {state.status === 'waiting' && <span aria-hidden>{m.lookups_phone_checking()}</span>}
          {state.status === 'failed' && <Text as="span">{m.lookups_phone_failed()}</Text>}
          {state.status === 'found' && <Verdict isValid={state.answer.isValid} />}
          {state.status === 'idle' && !result && isKnownWrong && <Verdict isValid={false} />}
        </span>
      </Inline>
    </Stack>
  );
}

const numberField = () => document.querySelector<HTMLInputElement>('input[name="mobile"]');
const regionField = () =>
  document.querySelector<HTMLSelectElement>(`select[name="${lookupFields.mobileRegion}"]`);

/** HLP-7 */
const Verdict = ({ isValid }: { isValid: boolean }) =>
  isValid ? (
    <Tag tone="success" icon={<CheckIcon />}>
      {m.lookups_phone_valid()}
    </Tag>
  ) : (
    <Tag tone="danger" icon={<AlertIcon />}>
      {m.lookups_phone_invalid()}
    </Tag>
  );

const resultTones = { valid: 'success', invalid: 'danger', blank: 'info', failed: 'info' } as const;

const resultWords: Record<PhoneView['state'], () => string> = {
  valid: m.lookups_phone_valid,
  invalid: m.lookups_phone_invalid,
  blank: m.lookups_phone_blank,
  failed: m.lookups_phone_failed,
};

/** Result of a check without scripts. */
const Result = ({ state }: Pick<PhoneView, 'state'>) => (
  <Banner tone={resultTones[state]} autofocus>
    <Text>{resultWords[state]()}</Text>
  </Banner>
);
