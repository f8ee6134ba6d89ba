import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { RangeField } from '@applicant-hub/design-system';
import { control, form, reset, text, user } from './field-kinds.tsx';

describe('RangeField', () => {
  const miles = { ...text, max: 500, format: (value: number) => `${value} miles` };
  const said = () => [
    document.querySelector('output')?.textContent,
    control('Field').getAttribute('aria-valuetext'),
  ];

  it('the field shows and announces its initial value, a new value and the value after a reset', async () => {
    render(form(<RangeField {...miles} min={100} defaultValue={300} />));
    expect(said()).toEqual(['300 miles', '300 miles']);
    fireEvent.input(control('Field'), { target: { value: '400' } });
    expect(said()).toEqual(['400 miles', '400 miles']);
    reset();
    await waitFor(() => expect(said()).toEqual(['300 miles', '300 miles']));
  });

  it('a controlled field shows the value of its state, limited to its range', () => {
    const { rerender } = render(<RangeField {...miles} value={300} onChange={String} />);
    fireEvent.input(control('Field'), { target: { value: '400' } });
    expect(said()).toEqual(['300 miles', '300 miles']);
    rerender(<RangeField {...miles} value={200} onChange={String} />);
    expect(said()).toEqual(['200 miles', '200 miles']);
    rerender(<RangeField {...miles} value={900} onChange={String} />);
    expect(said()).toEqual(['500 miles', '500 miles']);
  });

  it('a field without a format shows the plain number', () => {
    render(<RangeField {...text} />);
    expect(said()).toEqual(['50', '50']);
  });

  it('the field shows the default value of react-hook-form and submits the selected value', async () => {
    const heard = vi.fn();
    function Page() {
      const { register, handleSubmit, reset: begin } = useForm({ defaultValues: { field: 120 } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => heard(values))(event)}>
          <RangeField {...miles} {...register('field', { valueAsNumber: true })} />
          <button type="submit">Send</button>
          <button type="button" onClick={() => begin()}>
            Begin again
          </button>
        </form>
      );
    }
    render(<Page />);
    expect(said()[0]).toBe('120 miles');
    fireEvent.input(control('Field'), { target: { value: '250' } });
    await user.click(screen.getByText('Send'));
    expect(heard).toHaveBeenCalledWith({ field: 250 });
    await user.click(screen.getByText('Begin again'));
    await waitFor(() => expect(said()[0]).toBe('120 miles'));
  });
});
