import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

test('[CAL-14][CAL-15][GRD-21] the selected list of events is remembered, events can be searched, and a failure is reported', async ({
  page,
  applicant,
  expectAccessible,
}) => {
  const { control, signIn } = await applicant('waiting');
  await signIn();
  const hub = new HubPage(page);
  await hub.open();
  const widget = await hub.openWidget('Events');
  const choice = (name: string) => widget.getByRole('button', { name });
  await expect(choice('Latest')).toHaveAttribute('aria-pressed', 'true');

  await choice('Favourite events').click();
  await expect(widget.getByText('Booked').first()).toBeVisible();
  await expect(choice('Favourite events')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => control.saved('dashboardSettings', 'Events'))
    .toEqual({ option: 'favourites' });
  await expectAccessible('[data-widget="Events"]');

  await widget.getByRole('searchbox').fill('xylophone');
  await widget.getByRole('button', { name: 'Search' }).click();
  await expect(widget.getByText('No events match “xylophone”.')).toBeVisible();

  await hub.open();
  await hub.openWidget('Events');
  await expect(choice('Favourite events')).toHaveAttribute('aria-pressed', 'true');
  await control.fault({ api: 'events', fault: { status: 503 } });
  await choice('Near you').click();
  await expect(widget.getByText("We couldn't load these events just now.").first()).toBeVisible();
  await expect(choice('Near you')).toHaveAttribute('aria-pressed', 'true');
});

test(
  '[CAL-1][CAL-4] the timeline shows the dates of the ticked schemes and links to the calendar',
  { tag: '@anywidth' },
  async ({ page, applicant, expectAccessible }) => {
    const { control, signIn } = await applicant('waiting');
    const ticks = (data: string) =>
      control.user({ settings: [{ collection: 'dashboardSettings', name: 'Timeline', data }] });
    await ticks('{"undergraduate":"no","conservatoires":"no"}');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    const widget = await hub.openWidget('Timeline');
    await expect(widget).toContainText(
      'You must select at least one scheme to search on from the widget settings.',
    );

    await ticks('{"undergraduate":"yes","conservatoires":"yes"}');
    await hub.open();
    await hub.openWidget('Timeline');
    await expect(widget.getByRole('listitem')).toHaveCount(5);
    await expect(widget.getByRole('listitem').first()).toContainText(/days? left|today/);
    await expectAccessible('[data-widget="Timeline"]');
    await widget.getByRole('link', { name: 'View the calendar' }).click();
    await expect(page).toHaveURL(/\/dashboard\/calendar$/);
  },
);
