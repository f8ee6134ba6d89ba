import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextareaField } from '../TextareaField/TextareaField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldProps } from './Field.tsx';

describe.each([
  ['TextField', TextField],
  ['TextareaField', TextareaField],
  ['SelectField', (props: FieldProps) => <SelectField {...props} options={[]} />],
])('%s', (_name, Field) => {
  it('the id defaults to the name, and the ids of hint and error are derived from it', () => {
    const html = renderToStaticMarkup(
      <Field label="Postcode" name="postcode" hint="Where you live" error="Enter a postcode" />,
    );
    expect(html).toMatch(/<label class="[^"]+" for="postcode">Postcode<\/label>/);
    expect(html).toMatch(/id="postcode-hint"[^>]*>Where you live/);
    expect(html).toMatch(/id="postcode-error"[^>]*><svg.*<\/svg>Enter a postcode/);
    expect(html).toContain('aria-describedby="postcode-hint postcode-error" aria-invalid="true"');
    expect(html).toMatch(/ id="postcode" name="postcode"/);
  });

  it('the description lists the caller’s text before the hint and the error', () => {
    const html = renderToStaticMarkup(
      <Field label="Code" name="code" hint="6 digits" aria-describedby="sent-to" />,
    );
    expect(html).toContain('aria-describedby="sent-to code-hint"');
  });

  it('a field without hint and error has no description', () => {
    const html = renderToStaticMarkup(<Field label="Code" name="code" id="phone-code" />);
    expect(html).not.toMatch(/aria-describedby|aria-invalid/);
    expect(html).toContain('for="phone-code"');
  });
});

it('TextField renders its default value', () => {
  const html = renderToStaticMarkup(<TextField label="Town" name="town" defaultValue="Stirling" />);
  expect(html).toContain('value="Stirling"');
});

it('SelectField renders its selected option', () => {
  const options = [
    { value: '2026', label: 'Next year' },
    { value: '2027', label: 'The year after' },
  ];
  const html = renderToStaticMarkup(
    <SelectField label="Year" name="year" options={options} defaultValue="2027" />,
  );
  expect(html).toContain('<option value="2027" selected="">The year after</option>');
});

it('SelectField groups related options under a label', () => {
  const options = [
    { value: '', label: 'Select an option' },
    { label: 'BTEC', options: [{ value: 'BTD', label: 'National Diploma' }] },
  ];
  const html = renderToStaticMarkup(<SelectField label="Type" name="type" options={options} />);
  expect(html).toContain(
    '<option value="">Select an option</option>' +
      '<optgroup label="BTEC"><option value="BTD">National Diploma</option></optgroup>',
  );
});
