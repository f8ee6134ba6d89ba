const CONTROLS = 'a, button, summary, details, input, select, textarea';

const TICKED = ['checkbox', 'radio'];

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && TICKED.includes(control.type);

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ![...TICKED, 'hidden'].includes(control.type));

/**
 * The controls of an island, by key: the element's name, the `name` attribute, the choice, and a
 * number that distinguishes otherwise equal controls. Controls that other software added have no
 * counterpart after the island is rendered again.
 */
function controlsOf(island: Element): Map<string, Element> {
  const controls = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const control of island.querySelectorAll(CONTROLS)) {
    const choice = isTicked(control) ? control.value : '';
    const kind = [control.localName, control.getAttribute('name') ?? '', choice].join('\n');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind}\n${count}`, control);
  }
  return controls;
}

/**
 * Reads the input, the open details, the focus and the caret of an island before the island is
 * rendered again.
 *
 * @returns a function that restores them after the rendering
 */
export function carryOver(island: HTMLElement): () => void {
  const before = controlsOf(island);
  const focused = document.activeElement;
  const caret = focused && isTyped(focused) ? caretOf(focused) : null;
  return () => {
    const now = controlsOf(island);
    for (const [key, from] of before) {
      const to = now.get(key);
      if (to) carry(from, to);
    }
    const [key] = [...before].find(([, control]) => control === focused) ?? [];
    const target = key === undefined ? focused : now.get(key);
    if (!(target instanceof HTMLElement) || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    if (caret && isTyped(target)) target.setSelectionRange(...caret);
  };
}

/** Null if the field has no caret, for example a number field. */
function caretOf(field: HTMLInputElement | HTMLTextAreaElement) {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return selectionStart === null || selectionEnd === null
    ? null
    : ([selectionStart, selectionEnd, selectionDirection ?? 'none'] as const);
}

function carry(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  if (isTicked(from) && isTicked(to)) to.checked = from.checked;
  if (isTyped(from) && isTyped(to) && to.value !== from.value) {
    to.value = from.value;
    to.scrollTop = from.scrollTop;
  }
}
