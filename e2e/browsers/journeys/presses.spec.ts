import type { Point } from '../drivers/driver.ts';
import { shortlist } from '../pages/shortlist.ts';
import { eventually, type Tab } from '../tab.ts';
import { expect, test } from '../test.ts';

/**
 * Makes clicks look like taps in Safari on iOS, which reports each tap of a double tap as a single
 * click. The mouse is the only pointer that all drivers support. All taps have the same time until
 * `later` runs, however slow the machine is.
 */
const likeAnIPhone = (tab: Tab) =>
  tab.run(() => {
    Object.assign(window, { tapTime: 0, ignoredTaps: [] });
    Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 });
    Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => 'touch' });
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get(this: Event & { stamp?: number }) {
        return (this.stamp ??= Reflect.get(window, 'tapTime') as number);
      },
    });
    window.addEventListener('click', ({ defaultPrevented }) => {
      (Reflect.get(window, 'ignoredTaps') as boolean[]).push(defaultPrevented);
    });
  }, null);

const later = (tab: Tab) => tab.run(() => void Object.assign(window, { tapTime: 501 }), null);

/** Whether each tap so far was ignored. */
const ignored = (tab: Tab) => tab.run(() => Reflect.get(window, 'ignoredTaps') as boolean[], null);

const tap = (tab: Tab, at: Point) => tab.window.click(at);

test.describe('a double tap on an iPhone', { tag: ['@scripts', '@gate'] }, () => {
  test('a double tap adds one favourite, and a later tap removes it', async ({ tab, signIn }) => {
    const unis = '/explore/unis?letter=K';
    const added = () => tab.button(/^In favourites/).count();
    await signIn('start', unis);
    await likeAnIPhone(tab);
    const before = await added();
    const heart = await tab
      .button(/^Add to favourites/)
      .first()
      .point();
    await eventually(() => tab.css('[data-live] button', /favourites/).count()).toBeGreaterThan(0);
    await tap(tab, heart);
    await eventually(added).toBe(before + 1);
    await tap(tab, heart);
    expect(await ignored(tab)).toEqual([false, true]);
    expect(await added()).toBe(before + 1);
    await later(tab);
    await tap(tab, heart);
    expect(await ignored(tab)).toEqual([false, true, false]);
    await eventually(added).toBe(before);
  });

  test('a double tap moves a course by one place', async ({ tab, signIn }) => {
    await signIn('heavy', '/explore/favourites');
    await likeAnIPhone(tab);
    const [first = '', second = '', ...rest] = await shortlist(tab);
    const down = await tab
      .button(/^Move down/)
      .first()
      .point();
    await tap(tab, down);
    await eventually(() => shortlist(tab)).toEqual([second, first, ...rest]);
    await tap(tab, down);
    expect(await ignored(tab)).toEqual([false, true]);
    await tab.open('/explore/favourites');
    expect(await shortlist(tab)).toEqual([second, first, ...rest]);
  });
});
