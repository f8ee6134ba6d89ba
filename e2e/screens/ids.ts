/**
 * Runs in the page: ids that nothing can refer to, because there is a space in them, and references
 * to what is not in the page.
 */
export function faultyIds(): string[] {
  const references = [
    ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
    ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'errormessage', 'flowto'].map(
      (name) => `aria-${name}`,
    ),
    'aria-activedescendant',
  ];
  // A field that is called `id` stands in the place of its form's own.
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
