import { m } from '@applicant-hub/copy';
import { Button, SelectField } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import * as css from './OrderForm.css.ts';
import type { ResultsFormProps } from './use-results-in-place.ts';
import type { OrderFormView } from './view-types.ts';

export interface OrderFormProps {
  readonly form: OrderFormView;
  readonly formProps: ResultsFormProps;
}

export function OrderForm({ form: { order, orders, kept: preserved }, formProps }: OrderFormProps) {
  return (
    <form {...formProps} className={css.form} method="get" action={paths.results}>
      {preserved.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="sort"
        label={m.courses_order_label()}
        labelBeside
        options={orders}
        defaultValue={order}
      />
      <Button type="submit" variant="secondary">
        {m.courses_order_button()}
      </Button>
    </form>
  );
}
