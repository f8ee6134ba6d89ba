import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateField } from './DateField.tsx';

const options = [
  { value: '', label: 'None' },
  { value: '7', label: 'Seven' },
];
const parts = (['day', 'month', 'year'] as const).map((unit) => ({
  unit,
  label: unit,
  options,
}));

it('the names and ids of the parts are derived from the name of the field', () => {
  const html = renderToStaticMarkup(<DateField legend="Birthday" name="dob" parts={parts} />);
  for (const { unit } of parts) {
    expect(html).toMatch(new RegExp(`<select [^>]*id="dob-${unit}" name="dob-${unit}"`));
  }
});

it('the field shows its values, and allows the browser to fill in a birthday', () => {
  const html = renderToStaticMarkup(
    <DateField
      legend="Birthday"
      name="dob"
      parts={parts.map((part) => ({ ...part, defaultValue: '7' }))}
      birthday
    />,
  );
  expect(html).toContain('autoComplete="bday-year"');
  expect(html.match(/<option value="7" selected="">/g)).toHaveLength(3);
});

it('the error describes the field, and every part is marked as invalid', () => {
  const html = renderToStaticMarkup(
    <DateField legend="Birthday" name="dob" parts={parts} error="Choose a day" />,
  );
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(html).toContain('aria-describedby="dob-error"');
});
