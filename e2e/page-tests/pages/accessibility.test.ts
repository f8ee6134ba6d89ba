import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant, browser } from '../support/applicant.ts';

describe('the accessibility statement', () => {
  test('the hub links to the accessibility statement, which signed-out users can read', async () => {
    const { open } = await applicant('waiting');
    const hub = await open('/dashboard');
    const link = within(hub.getByRole('contentinfo')).getByRole('link', { name: 'Accessibility' });
    expect(link.getAttribute('href')).toBe('/accessibility');

    const page = await browser().open('/accessibility');
    page.getByRole('heading', { level: 1, name: 'Accessibility statement' });
    expect(page.document.title).toBe('Accessibility statement – Your Hub');
  });

  test('the statement shows the conformance, the date of the last test, the failures and how to complain', async () => {
    const page = await browser().open('/accessibility');
    page.getByText(/partially conforms to .* \(WCAG\) version 2\.2, level AA/);
    page.getByText(/last tested on \d+ \w+ \d{4}/);
    page.getByRole('heading', { name: 'What may not work for you' });
    page.getByText(/Accessibility Regulations 2018\. If you're not happy/);
    expect(
      page
        .getByRole('link', { name: 'Equality Advisory and Support Service' })
        .getAttribute('href'),
    ).toBe('https://www.equalityadvisoryservice.com/');
    expect(page.getByRole('link', { name: 'Help and contact' }).getAttribute('href')).toBe('/help');
  });
});
