/** Tests every field, uncontrolled and controlled. */
import { render } from '@testing-library/react';
import { cloneElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { controls, fields, form, reset, sent, user } from './field-kinds.tsx';

describe.each(fields)('$kind', ({ byForm, byState, begins, fill, sends, isRequired = true }) => {
  it('an uncontrolled field submits its value, and a reset restores its initial value', async () => {
    render(form(byForm()));
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
    reset();
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
  });

  it('a controlled field submits the value of its state', async () => {
    function Page() {
      const [value, setValue] = useState(begins[0]);
      return form(byState(value, setValue));
    }
    render(<Page />);
    expect(sent()).toEqual(begins[1]);
    await fill();
    expect(sent()).toEqual(sends);
  });

  it('a controlled field changes its value only when its state changes', async () => {
    const heard = vi.fn();
    render(form(byState(begins[0], heard)));
    await fill();
    expect(heard).toHaveBeenCalled();
    expect(sent()).toEqual(begins[1]);
  });

  it('a disabled field submits nothing', () => {
    const { rerender } = render(form(byForm({ disabled: true })));
    expect(sent()).toEqual([]);
    for (const one of controls()) expect(one.matches(':disabled')).toBe(true);
    rerender(form(byForm()));
    expect(sent()).toEqual(begins[1]);
  });

  it('the `form` prop assigns the field to another form', () => {
    render(
      <>
        {form(byForm({ form: 'Other' }))}
        {form(undefined, 'Other')}
      </>,
    );
    expect(sent()).toEqual([]);
    expect(sent('Other')).toEqual(begins[1]);
  });

  it.runIf(isRequired)('every control of a required field is required', () => {
    render(form(byForm({ required: true })));
    for (const one of controls()) expect(one).toHaveProperty('required', true);
  });

  it('two fields with the same name have different ids if an id is set for one of the fields', () => {
    const { container } = render(
      <>
        {form(byForm())}
        {form(byForm({ id: 'other' }), 'Other')}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const label of container.querySelectorAll('label[for]')) {
      const { control: own } = label as HTMLLabelElement;
      expect(own?.closest('form')).toBe(label.closest('form'));
    }
  });
});

describe.each(fields)('$kind', ({ byForm }) => {
  it('the field reports the events of its control', async () => {
    const heard: string[] = [];
    const hear = (event: { type: string }) => void heard.push(event.type);
    const events = { onFocus: hear, onBlur: hear, onKeyDown: hear, onKeyUp: hear, onClick: hear };
    render(cloneElement(byForm(), events));
    const [first] = document.querySelectorAll('input, select, textarea');
    await user.click(first as Element);
    await user.keyboard('{Shift}');
    await user.tab();
    expect([...new Set(heard)].sort()).toEqual(['blur', 'click', 'focus', 'keydown', 'keyup']);
  });
});
