import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../screens/small-action.ts';
import { smallActions } from '../../screens/small-actions.ts';
import { applicant } from '../support/applicant.ts';
import { check } from '../support/forms.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

/** Performs a step on a page. @returns the page that is open afterwards */
async function take(page: Page, step: Step): Promise<Page> {
  if ('follow' in step) return page.follow(page.parts(step.follow)[0]!);
  if ('tick' in step) {
    check(page.parts(step.tick)[0]!);
    return page;
  }
  const { press: name, isFirst, region } = step;
  const around = region === undefined ? page : within(page.getByRole('region', { name: region }));
  const buttons = around.getAllByRole('button', { name });
  return page.press(buttons.at(isFirst ? 0 : -1)!);
}

describe('small actions without scripts', () => {
  for (const { name, persona, prepare, path, steps, at, says } of smallActions) {
    test(`${name} leads back to its button, where the page shows the result`, async () => {
      const { control, open } = await applicant(persona);
      await prepare?.(control);
      let page = await open(path);
      for (const step of steps) page = await take(page, step);

      const part = page.url.hash.slice(1);
      expect(part).toMatch(at);
      // The part is focusable, so a browser moves the focus to it.
      const focusable = ':is([tabindex], a[href], button, input, select, textarea, summary)';
      expect(page.parts(`[id="${part}"]${focusable}`)).toHaveLength(1);
      // The message is in the part, or next to its heading or button.
      const message = page.part('noscript [role="status"]');
      expect(message.getAttribute('aria-label')).toBe('Your last change');
      if (typeof says === 'string') expect(textOf(message)).toContain(says);
      else expect(textOf(message)).toMatch(says);
      within(message).getByRole('link', { name: /^Close this message/ });
    });
  }
});
