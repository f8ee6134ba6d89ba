import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { ConditionsForm } from './ConditionsForm.tsx';
import type { ConditionsFormView } from './form-view.ts';

const html = (view: Partial<ConditionsFormView> = {}) =>
  renderPage(
    <ConditionsForm
      title="Archaeology, University of York"
      backHref="/dashboard#tile-ug-choices"
      typed="ABB"
      base="ABB"
      error={null}
      message={null}
      {...view}
    />,
    '/dashboard/conditions/one',
  );

it('[EXT-29] the form has the saved conditions, and can delete them', async () => {
  const page = await html();
  expect(page).toContain('Archaeology, University of York');
  expect(page).toMatch(/<textarea[^>]*name="conditions"[^>]*>ABB</);
  expect(page).toContain('name="base" autoComplete="off" value="ABB"');
  expect(page).toContain('Delete the conditions</button>');
});

it('[EXT-29] conditions that are not written yet cannot be deleted', async () => {
  expect(await html({ typed: '', base: '' })).not.toContain('Delete the conditions');
});

it('[EXT-29] an error is shown above the form and next to the field', async () => {
  const page = await html({ error: 'Shorten it' });
  expect(page).toMatch(/href="#conditions"[^>]*>Shorten it</);
  expect(page.match(/Shorten it/g)).toHaveLength(2);
});

it('[EXT-29] after a conflict, the saved text is shown above the input', async () => {
  const message = { kind: 'conflict', intent: 'save', current: ['AAA'] } as const;
  const page = await html({ typed: 'BBB', message: { ...message, current: ['AAA'] } });
  expect(page).toContain('AAA');
  expect(page).toContain('Keep the other one');
  expect(page).toMatch(/<textarea[^>]*>BBB</);
});
