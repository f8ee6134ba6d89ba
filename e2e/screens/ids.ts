/**
 * Runs in the page: ids that are empty or contain a space, which cannot be referenced, and
 * references to missing ids.
 */
export function faultyIds(): string[] {
  const references = [
    ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
    ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'errormessage', 'flowto'].map(
      (name) => `aria-${name}`,
    ),
    'aria-activedescendant',
  ];
  // A form field named `id` hides the `id` property of its form.
  const spaced = [...document.querySelectorAll('[id]')]
    .map((element) => element.getAttribute('id') ?? '')
    .filter((id) => id === '' || /\s/.test(id))
    .map((id) => `id "${id}"`);
  const lost = references.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${name} "${id}"`),
    ),
  );
  return [...spaced, ...lost];
}
