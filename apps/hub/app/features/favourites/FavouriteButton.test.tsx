import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
import { HeartsNote } from './HeartsNote.tsx';
import { SaveEventButton } from './SaveEventButton.tsx';

const text = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'");

const heart = (isFavourite: boolean | null, short?: FavouriteButtonProps['short']) =>
  renderPage(
    <FavouriteButton
      kind="unis"
      item={{ id: 'keele' }}
      title="Keele"
      isFavourite={isFavourite}
      {...(short && { short })}
    />,
    '/explore/unis',
  );

describe('a heart button', () => {
  it.each([
    [false, 'Add to favourites: Keele', 'add', 'none'],
    [true, 'In favourites: Keele. Press to remove it', 'remove', 'true'],
    [null, 'Keep in favourites: Keele', 'add', 'unknown'],
  ])(
    'a heart button with the favourite state %s has the text “%s”',
    async (isFavourite, words, intent, filled) => {
      const html = await heart(isFavourite);
      expect(text(html)).toContain(words);
      expect(html).toContain(`name="intent" value="${intent}"`);
      expect(/data-filled="(\w+)"/.exec(html)?.[1] ?? 'none').toBe(filled);
    },
  );

  it.each([true, 'always'] as const)(
    'with the prop `short` set to %s, a heart button has the same text for screen readers',
    async (short) => {
      expect(text(await heart(null, short))).toContain('Keep in favourites: Keele');
    },
  );

  it("an event's heart button has no state while the favourites are unavailable", async () => {
    const html = await renderPage(
      <SaveEventButton id="7" title="Open day" isSaved={null} />,
      '/dashboard/events/7',
    );
    expect(text(html)).toContain('Keep with my dates: Open day');
    expect(html).toContain('name="intent" value="add"');
  });
});

describe('the note about heart buttons', () => {
  const note = async (of: readonly (boolean | null | undefined)[]) =>
    text(await renderPage(<HeartsNote of={of} />, '/explore/unis'));

  it('the note is shown if the state of a heart button is unknown', async () => {
    expect(await note([true, null])).toContain("We can't check your favourites right now.");
  });

  it('the note is not shown if all states are known, or if there is no heart button', async () => {
    expect(await note([true, false, undefined])).not.toContain('favourites');
    expect(await note([])).not.toContain('favourites');
  });
});
