import { m } from '@applicant-hub/copy';
import {
  Button,
  Inline,
  SelectField,
  Stack,
  Text,
  TextField,
  useEnhanced,
} from '@applicant-hub/design-system';
import { type CalculatorState, type TariffType, findTariffTypes } from '@applicant-hub/domain';
import { withoutScripts } from './Calculator.css.ts';
import { fields } from '../fields.ts';

const SUGGESTIONS = 6;

export interface QualificationProps {
  types: readonly TariffType[];
  state: CalculatorState;
  hasSearch: boolean;
}

/** The field to choose the qualification, from a grouped list (TAR-21) or by a search. */
export function Qualification({ types, state, hasSearch }: QualificationProps) {
  return (
    <>
      {hasSearch && <Search types={types} search={state.search} />}
      <SelectField
        label={m.tariff_qualification()}
        name={fields.code}
        id="tariff-code"
        options={groupsOf(types)}
        defaultValue={state.code}
      />
      <WithoutScripts value="choose" label={m.tariff_show_grades()} />
    </>
  );
}

function Search({ types, search }: { types: readonly TariffType[]; search: string }) {
  const found = findTariffTypes(types, search);
  return (
    <Stack gap={2}>
      <TextField
        label={m.tariff_search()}
        hint={m.tariff_search_hint()}
        name={fields.search}
        id="tariff-search"
        type="search"
        defaultValue={search}
      />
      <WithoutScripts value="find" label={m.tariff_search_button()} />
      <div role="status">
        {search.trim() !== '' && (
          <Text size="s" muted>
            {found.length === 0
              ? m.tariff_search_none()
              : m.tariff_search_found({ count: found.length })}
          </Text>
        )}
      </div>
      {found.length > 0 && (
        <Inline gap={2}>
          {found.slice(0, SUGGESTIONS).map(({ code, name }) => (
            <Button
              key={code}
              type="submit"
              variant="secondary"
              size="s"
              name={fields.toType}
              value={code}
            >
              {name}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

/** A submit button for pages without scripts. With scripts, its action runs automatically. */
function WithoutScripts({ value, label }: { value: string; label: string }) {
  const isEnhanced = useEnhanced();
  if (isEnhanced) return null;
  return (
    <div className={withoutScripts}>
      <Button type="submit" variant="secondary" name={fields.intent} value={value}>
        {label}
      </Button>
    </div>
  );
}

function groupsOf(types: readonly TariffType[]) {
  const names = [...new Set(types.map(({ group }) => group))];
  return names.map((label) => ({
    label,
    options: types
      .filter(({ group }) => group === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));
}
