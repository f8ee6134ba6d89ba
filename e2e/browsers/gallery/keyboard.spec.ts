import { test } from '../test.ts';
import { eventually, type Tab } from '../tab.ts';
import { journeys, openPage, type Journey } from './gallery.ts';

const withScripts = journeys.filter(({ scripts }) => scripts !== 'off');

for (const component of new Set(withScripts.map((journey) => journey.component)))
  test(`the keyboard journeys of ${component} work`, async ({ tab }) => {
    for (const journey of withScripts.filter((one) => one.component === component)) {
      await openPage(tab, journey.page);
      await takeSteps(tab, journey);
    }
  });

async function takeSteps(tab: Tab, { id, steps }: Journey): Promise<void> {
  const example = tab.css(`[data-example="${id}"]`);
  await tab.run(focusBefore, id);
  for (const [index, [keys, focus, state]] of steps.entries()) {
    await test.step(`${id}, step ${index + 1}: ${keys}`, async () => {
      await tab.window.press(keys);
      const outcome = async () => {
        const { states, hasRing } = await tab.run(readFocus, null);
        return {
          focus: (await isAt(example, focus)) ? focus : await tab.focused(),
          state: await stateOf(example, states, state),
          hasRing,
        };
      };
      await eventually(outcome).toEqual({ focus, state, hasRing: true });
    });
  }
}

type Target = ReturnType<Tab['css']>;

/** Finds an element by its announcement in a guide, for example `button "Close"`. */
function find(example: Target, spoken: string): Target {
  const [, role = '', name = ''] = /^(\w+) "(.*)"$/.exec(spoken) ?? [];
  if (role === 'text') return example.css('*', name);
  // ARIA has no role for summaries.
  if (role === 'summary') return example.css('summary', name);
  return example.role(role, name);
}

async function isAt(example: Target, spoken: string): Promise<boolean> {
  const found = await find(example, spoken).all();
  if (found.some(({ isFocused }) => isFocused)) return true;
  // ARIA has no role for passwords and files, which browsers announce as text fields and buttons.
  // A summary may have a label instead of text.
  const [, name] = /^(?:textbox|button|summary) "(.*)"$/.exec(spoken) ?? [];
  return name !== undefined && (await example.label(name).isFocused());
}

/** Returns the expected state if the example has it, and otherwise the actual state. */
async function stateOf(
  example: Target,
  states: readonly string[],
  expected: string | undefined,
): Promise<string | undefined> {
  if (expected === undefined) return undefined;
  const [, verb, thing = ''] = /^(active|shows|hides) (.*)$/.exec(expected) ?? [];
  if (verb === 'active') {
    const isActive = (await find(example, thing).all()).some((seen) => seen.isActive);
    return isActive ? expected : 'active something else';
  }
  if (verb) return `${(await find(example, thing).isReached()) ? 'shows' : 'hides'} ${thing}`;
  return states.find((state) => state === expected) ?? states.join();
}

/** Runs in the page. */
function focusBefore(id: string): void {
  const start = document.createElement('p');
  start.tabIndex = 0;
  const example = document.querySelector(`[data-example="${id}"]`);
  example?.before(start);
  example?.scrollIntoView({ block: 'center' });
  start.focus({ preventScroll: true });
}

/** Runs in the page: the states of the focused element, and whether a focus ring is visible. */
function readFocus() {
  const element = document.activeElement as HTMLInputElement;
  const isExpanded = () => {
    if (element.localName === 'summary') return element.closest('details')?.open;
    const panel = document.getElementById(element.getAttribute('popovertarget') ?? '');
    return panel?.matches(':popover-open') ?? element.getAttribute('aria-expanded') === 'true';
  };
  const value = () => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text;
    return element.type === 'password' ? '•'.repeat(element.value.length) : element.value;
  };
  // The ring can also be on the card or the option around the element.
  const rings = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.parentElement ?? element),
  ];
  return {
    states: [
      isExpanded() ? 'expanded' : 'collapsed',
      element.checked ? 'checked' : 'unchecked',
      `value "${value()}"`,
    ],
    hasRing:
      // An element with a negative `tabIndex` gets the focus from a link to it, not from the Tab
      // key, so it needs no ring.
      element.tabIndex < 0 ||
      rings.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
  };
}
