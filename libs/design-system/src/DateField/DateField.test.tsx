import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateField } from './DateField.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

it('names its parts after itself', () => {
  const html = renderToStaticMarkup(<DateField legend="Birthday" name="dob" labels={labels} />);
  for (const part of ['day', 'month', 'year']) {
    expect(html).toContain(`id="dob-${part}" name="dob-${part}" type="text" inputMode="numeric"`);
  }
});

it('takes other names, values, and the browser’s help with a birthday', () => {
  const html = renderToStaticMarkup(
    <DateField
      legend="Birthday"
      name="dob"
      labels={labels}
      names={{ day: 'd', month: 'm', year: 'y' }}
      defaultValue={{ day: '7', month: '12', year: '2008' }}
      birthday
    />,
  );
  expect(html).toMatch(/id="dob-year" name="y"[^>]*autoComplete="bday-year"[^>]*value="2008"/);
});

it('marks only the parts that are wrong', () => {
  const html = renderToStaticMarkup(
    <DateField legend="Day" name="day" labels={labels} error="Enter a month" invalid={['month']} />,
  );
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
  expect(html).toMatch(/id="day-month"[^>]*aria-invalid="true"/);
  expect(html).toContain('aria-describedby="day-error"');
});
