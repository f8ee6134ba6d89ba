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
  it('has the id of its name, and ids for hint and error that follow from it', () => {
    const html = renderToStaticMarkup(
      <Field label="Postcode" name="postcode" hint="Where you live" error="Enter a postcode" />,
    );
    expect(html).toMatch(/<label class="[^"]+" for="postcode">Postcode<\/label>/);
    expect(html).toMatch(/id="postcode-hint"[^>]*>Where you live/);
    expect(html).toMatch(/id="postcode-error"[^>]*><svg.*<\/svg>Enter a postcode/);
    expect(html).toContain('aria-describedby="postcode-hint postcode-error" aria-invalid="true"');
    expect(html).toMatch(/ id="postcode" name="postcode"/);
  });

  it('is described by what the caller names first', () => {
    const html = renderToStaticMarkup(
      <Field label="Code" name="code" hint="6 digits" aria-describedby="sent-to" />,
    );
    expect(html).toContain('aria-describedby="sent-to code-hint"');
  });

  it('refers to nothing when there is neither hint nor error', () => {
    const html = renderToStaticMarkup(<Field label="Code" name="code" id="phone-code" />);
    expect(html).not.toMatch(/aria-describedby|aria-invalid/);
    expect(html).toContain('for="phone-code"');
  });
});

it('TextField keeps what was typed', () => {
  const html = renderToStaticMarkup(<TextField label="Town" name="town" defaultValue="Stirling" />);
  expect(html).toContain('value="Stirling"');
});

it('SelectField keeps what was chosen', () => {
  const options = [
    { value: '2026', label: 'Next year' },
    { value: '2027', label: 'The year after' },
  ];
  const html = renderToStaticMarkup(
    <SelectField label="Year" name="year" options={options} defaultValue="2027" />,
  );
  expect(html).toContain('<option value="2027" selected="">The year after</option>');
});

it('SelectField puts options of one kind under their label', () => {
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
