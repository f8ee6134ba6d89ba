import { test } from '../test.ts';
import { eventually, type Tab } from '../tab.ts';

const calculator = (tab: Tab) => tab.css('#tariff-calculator');

test(
  '[TAR-1][TAR-8] grades are counted, saved and loaded again',
  { tag: '@old' },
  async ({ tab, signIn, scripts }) => {
    await signIn('start', '/dashboard?widget=Tariff');
    if (scripts)
      await eventually(() =>
        tab.css('#tariff-calculator[action="/resources/tariff"]').count(),
      ).toBe(1);
    const total = calculator(tab).css('[data-total]');
    await calculator(tab).label('Another subject').fill('Music technology');
    await calculator(tab).button('A 48 points').click();
    await eventually(total.text).toBe('48');
    await calculator(tab).label('Qualification').choose('AS');
    if (!scripts) await calculator(tab).button('Show grades').click();
    await calculator(tab).button('A 20 points').click();
    await eventually(total.text).toBe('68');
    await calculator(tab).button('Remove last grade').click();
    await eventually(total.text).toBe('48');
    await calculator(tab).button('Save').click();
    await tab.arrive(/^\/dashboard\?notice=/);
    await eventually(() => tab.role('status', 'Your last change').text()).toContain('48 points.');
  },
);
