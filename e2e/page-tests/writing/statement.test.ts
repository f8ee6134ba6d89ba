import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant, stack } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import { partOf } from '../support/page.ts';
import { textOf } from '../support/text.ts';

test('a statement uses the field names from the specification, and replaces only text that the user has seen', async () => {
  const { control, visitor, open } = await applicant('start');
  const form = (await open('/dashboard?widget=StatementNew')).part('form[data-draft]');
  const csrf = partOf(form, '[name="csrf"]').getAttribute('value') ?? '';
  const post = (fields: Record<string, string>) =>
    visitor.request('/dashboard?index&widget=StatementNew', {
      method: 'POST',
      headers: { Origin: stack.hub },
      body: new URLSearchParams({ csrf, ...fields }),
    });
  const saved = () => control.saved('dashboardData', 'StatementNew');

  expect((await post({ whyStudy: 'The first' })).status).toBe(303);
  expect(await saved()).toMatchObject({ whyStudy: 'The first' });

  const conflict = await post({ whyStudy: 'The second' });
  expect(conflict.status).toBe(409);
  const both = await conflict.text();
  expect(both).toContain('The first');
  expect(both).toContain('The second');
  expect(await saved()).toMatchObject({ whyStudy: 'The first' });

  const page = await open('/dashboard?widget=StatementNew');
  const version = page.part('form[data-draft] [name="draftVersion"]').getAttribute('value') ?? '';
  expect((await post({ whyStudy: 'The second', draftVersion: version })).status).toBe(303);
  expect(await saved()).toMatchObject({ whyStudy: 'The second' });
});

test('[STA-1][STA-9][STA-10][GRD-33] the year of entry decides which form is used', async () => {
  const { control, visitor, open } = await applicant('heavy');
  const guidesOf = (page: Awaited<ReturnType<typeof open>>) =>
    page.getByRole('link', { name: /^Personal statement guides/ }).getAttribute('href');
  const now = await open('/dashboard?widget=StatementNew');
  expect(guidesOf(now)).toBe('/explore/search/statement-guides-2026');

  await control.user({ studyYear: '2025' });
  const old = await open('/dashboard?widget=Statement');
  const form = within(old.part('form[data-draft="Statement"]'));
  expect(form.getAllByRole('textbox')).toHaveLength(8);
  expect(guidesOf(old)).toBe('/explore/search/statement-guides');
  const { html } = await visitor.open('/dashboard/statement.txt');
  expect(html).toContain('I am applying for environmental geography');
});

test('[EXT-3] a missing statement cannot be downloaded, and the page reports it', async () => {
  const { open } = await applicant('start');
  const page = await open('/dashboard/statement.pdf');
  expect(textOf(page.part('main'))).toContain('There is nothing to download yet.');
  page.getByRole('heading', { level: 1, name: 'Personal statement' });
});

describe('the length of a statement', () => {
  /** Fills the fields with a number of characters in total, and saves. */
  async function saveStatement(kind: 'Statement' | 'StatementNew', characters: number) {
    const { control, open } = await applicant('start');
    if (kind === 'Statement') await control.user({ studyYear: '2025' });
    const page = await open(`/dashboard?widget=${kind}`);
    const fields = page.parts(`form[data-draft="${kind}"] textarea`);
    const share = Math.floor(characters / fields.length);
    for (const [index, field] of fields.entries()) {
      const rest = index === 0 ? characters - share * fields.length : 0;
      // Line breaks at the start and the end do not count.
      fill(field, `\n${'x'.repeat(share + rest)}\n`);
    }
    const saved = await page.press(page.getAllByRole('button', { name: 'Save' })[0]!);
    return { text: textOf(saved.document.body), saved: await control.saved('dashboardData', kind) };
  }

  for (const [id, kind, over] of [
    ['[STA-3][STA-5]', 'Statement', 6_000],
    ['[STA-6][STA-8]', 'StatementNew', 4_000],
  ] as const) {
    test(`${id} a ${kind} can be saved until it is ${over} characters over the 4000 limit`, async () => {
      const less = await saveStatement(kind, 4_000 + over - 1);
      expect(less.saved).not.toBeNull();

      const blocked = await saveStatement(kind, 4_000 + over);
      expect(blocked.saved).toBeNull();
      expect(blocked.text).toContain(
        `Unable to save. You are ${over} characters over the 4000 limit.`,
      );
    });
  }
});
