import { m } from '@applicant-hub/copy';
import { Checkbox, Details, Fieldset, Stack, VisuallyHidden } from '@applicant-hub/design-system';
import { useState } from 'react';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { figure } from './count-words.ts';
import { inSteadyOrder, valuesOf } from './query/steady-order.ts';
import type { FilterValueView, FilterView } from './view-types.ts';

export function FilterGroup({ filter }: { filter: FilterView }) {
  const { name, legend } = filter;
  const [first] = useState(() => ({ order: valuesOf(filter), shown: filter.values.length }));
  const { values, more } = inSteadyOrder(filter, first.order, first.shown);
  return (
    <Fieldset id={`filter-${name}`} legend={legend}>
      <div>
        <ValueList name={name} values={values} />
        {more.length > 0 && (
          <Details summary={m.courses_filter_more({ count: more.length })}>
            <ValueList name={name} values={more} />
          </Details>
        )}
      </div>
    </Fieldset>
  );
}

function ValueList({ name, values }: { name: string; values: readonly FilterValueView[] }) {
  return (
    <Stack as="ul" gap={0}>
      {values.map(({ value, count, isChosen }) => (
        <li key={value}>
          <Checkbox
            name={name}
            value={value}
            label={<InEnglish>{value}</InEnglish>}
            defaultChecked={isChosen}
            detail={
              count !== null && (
                <>
                  {figure(count)}
                  <VisuallyHidden> {m.courses_filter_count_unit({ count })}</VisuallyHidden>
                </>
              )
            }
          />
        </li>
      ))}
    </Stack>
  );
}
