import { m } from '@applicant-hub/copy';
import { Details, Fieldset, VisuallyHidden } from '@applicant-hub/design-system';
import { figure } from './count-words.ts';
import * as css from './FilterGroup.css.ts';
import type { FilterValueView, FilterView } from './view-types.ts';

/** One filter: any number of its values. */
export function FilterGroup({ filter: { name, legend, values, more } }: { filter: FilterView }) {
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
    <ul className={css.list}>
      {values.map(({ value, count, isChosen }) => (
        <li key={value}>
          <label className={css.option}>
            <input
              className={css.mark}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChosen}
            />
            <span className={css.label}>{value}</span>
            {count !== null && (
              <span className={css.count}>
                {figure(count)}
                <VisuallyHidden> {m.courses_filter_count_unit({ count })}</VisuallyHidden>
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}
