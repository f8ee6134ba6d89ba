/** Runs in the page: replaces all text in an element, as a translation does. */
function translate(of: string): void {
  for (const root of document.querySelectorAll(of)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' &&
        !parentElement?.closest('textarea, script, style, noscript, option, svg'),
    )) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = `»${text.data}«`;
      text.replaceWith(font);
    }
  }
}

/**
 * Changes that translations and extensions make to a page. Each function runs in the page, with the
 * selector of the elements to change.
 */
export const mutations: Readonly<Record<string, (of: string) => void>> = {
  'a translation of every text': translate,
  'a node next to each field': (of) => {
    for (const root of document.querySelectorAll(of)) {
      for (const field of root.querySelectorAll('input, textarea')) {
        field.after(document.createElement('extension-button'));
      }
    }
  },
  'the removal of a text': (of) => document.querySelector(`:is(${of}) label`)?.firstChild?.remove(),
  'attributes on html and body': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.classList.add('extension');
  },
  'a node in the head': () => document.head.append(document.createElement('meta')),
  'a node at the start of the body': () =>
    document.body.prepend(document.createElement('extension-bar')),
};
