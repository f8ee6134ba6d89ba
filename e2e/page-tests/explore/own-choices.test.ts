import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { type Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const course = '/coursedisplay/courses/l14-psychology';
/** Psychology at York is a favourite of `waiting`, but not a choice. */
const comparison = '/explore/favourites/compare?course=l14-psychology&course=y50-psychology';

const mainOf = (page: Page) => within(page.getByRole('main'));

/** The texts in the row "Next steps" of a comparison, one for each course. */
const nextSteps = (page: Page) => {
  const row = mainOf(page).getByRole('rowheader', { name: 'Next steps' }).closest('tr');
  return [...row!.querySelectorAll('td')].map(textOf);
};

describe('a course that the applicant has chosen', () => {
  test('the course page shows the state of the choice and a link to the choices, and does not offer to apply', async () => {
    const { open } = await applicant('waiting');
    const page = await open(course);
    const main = mainOf(page);
    main.getByText('Conditional offer');
    main.getByText('Your choice');
    expect(main.queryByRole('link', { name: /apply/i })).toBeNull();
    const hub = await page.follow(main.getByRole('link', { name: 'See your choices' }));
    expect(textOf(hub.part(hub.url.hash))).toContain('Conditional offer');
  });

  test('in a comparison only the chosen course shows the state of the choice', async () => {
    const { open } = await applicant('waiting');
    const [chosen, other] = nextSteps(await open(comparison));
    expect(chosen).toContain('Conditional offer');
    expect(chosen).not.toContain('Apply');
    expect(other).toContain('Apply');
    expect(other).not.toContain('Your choice');
  });

  test('the page of its university shows the choice', async () => {
    const { open } = await applicant('waiting');
    const main = mainOf(await open('/explore/uni-detail/10007768'));
    main.getByRole('link', { name: 'Your choice: Psychology' });
    main.getByText('Conditional offer');
  });

  test.each([503, 401])(
    'if tracking returns %s, the course page and the comparison offer to apply',
    async (status) => {
      const { control, open } = await applicant('waiting');
      // The hub then knows the choices from an earlier check.
      await open('/dashboard');
      await control.fault({ api: 'tracking', fault: { status } });
      const page = await open(course);
      expect(page.url.pathname).toBe(course);
      mainOf(page).getByRole('link', { name: 'Apply for this course' });
      expect(mainOf(page).queryByText('Your choice')).toBeNull();
      for (const cell of nextSteps(await open(comparison))) expect(cell).toContain('Apply');
    },
  );
});
