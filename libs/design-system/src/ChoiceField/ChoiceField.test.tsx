import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckboxesField, RadiosField, TicksField } from './ChoiceField.tsx';

const options = [
  { value: 'yes', label: 'Yes', reveal: <input name="number" aria-label="Number" /> },
  { value: 'no', label: 'No', hint: 'You can change this later' },
];

it('the question is the legend of a fieldset, and the hint and the error describe the fieldset', () => {
  const html = renderToStaticMarkup(
    <RadiosField legend="Text you?" name="text" options={options} hint="Free" error="Choose one" />,
  );
  expect(html).toContain('aria-describedby="text-group-hint text-group-error"');
  expect(html).toMatch(/<legend class="[^"]+">Text you\?<\/legend>/);
});

it('the first control has the id of the field, for the link in an error summary', () => {
  const html = renderToStaticMarkup(<RadiosField legend="Text?" name="text" options={options} />);
  expect(html).toMatch(/type="radio" id="text" name="text" value="yes"/);
  expect(html).toMatch(/type="radio" id="text-no"[^>]*aria-describedby="text-no-hint"/);
});

it('an id contains no space, because a space would split a reference into two ids', () => {
  const html = renderToStaticMarkup(
    <CheckboxesField
      legend="Subjects?"
      name="subjects"
      options={['Law', 'Art and design'].map((value) => ({ value, label: value, hint: 'A hint' }))}
    />,
  );
  const named = [...html.matchAll(/ (?:id|for|aria-describedby)="([^"]*)"/g)].map(([, id]) => id);
  expect(named.filter((id) => id === 'subjects-Art_and_design')).toHaveLength(2);
  expect(named.filter((id) => id === 'subjects-Art_and_design-hint')).toHaveLength(2);
  expect(named.join()).not.toContain(' ');
});

it('the selected radio is checked', () => {
  const html = renderToStaticMarkup(
    <RadiosField legend="Text?" name="text" options={options} defaultValue="no" />,
  );
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/id="text-no"[^>]*checked=""/);
});

it('every selected option is checked, and all checkboxes share one name', () => {
  const html = renderToStaticMarkup(
    <CheckboxesField legend="Which?" name="which" options={options} defaultValue={['yes', 'no']} />,
  );
  expect(html.match(/type="checkbox"[^>]*name="which"[^>]*checked=""/g)).toHaveLength(2);
});

it('an option can be disabled', () => {
  const art = { value: 'art', label: 'Art', disabled: true };
  const html = renderToStaticMarkup(<CheckboxesField legend="What?" name="what" options={[art]} />);
  expect(html).toMatch(/<input [^>]*disabled=""/);
});

it('the HTML contains the extra fields of an option even if it is not selected', () => {
  const html = renderToStaticMarkup(<RadiosField legend="Text?" name="text" options={options} />);
  expect(html).toContain('name="number"');
});

it('every checkbox of a TicksField has its own name and id', () => {
  const html = renderToStaticMarkup(
    <TicksField
      id="ways"
      legend="How?"
      error="Choose one"
      ticks={[
        { name: 'email', label: 'By email', defaultChecked: true },
        { name: 'post', label: 'By post', hint: 'Only in the UK', disabled: true },
      ]}
    />,
  );
  expect(html).toMatch(/<fieldset [^>]*id="ways-group" aria-describedby="ways-group-error"/);
  expect(html).toMatch(/id="email" name="email"[^>]*value="yes"|id="email" name="email" checked/);
  expect(html).toMatch(/id="post" disabled="" name="post"|id="post" name="post"[^>]*disabled=""/);
});

it('the status is above the options, and is marked as not ready without a script', () => {
  const html = renderToStaticMarkup(
    <CheckboxesField legend="Which?" name="which" options={options} status="0 of 2 chosen" />,
  );
  expect(html).toMatch(
    /<\/legend>.*<div role="status"[^>]*data-ready="false">0 of 2 chosen<.*type="checkbox"/,
  );
});
