import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/**
 * The script of the page. It shows the buttons that need a script, which print the page and copy
 * links. The buttons are not an island, whose scripts would be a hundred times larger.
 */
export const sharingScript: string = inlineScript(`(() => {
  for (const place of document.querySelectorAll('[data-scripted]')) place.hidden = false;
  addEventListener('click', ({ target }) => {
    if (target.closest('[data-print]')) print();
    const button = target.closest('[data-copy]');
    if (!button) return;
    const { copy, copied, failed } = button.dataset;
    const say = (words) => {
      button.nextElementSibling.textContent = words;
    };
    navigator.clipboard.writeText(copy).then(() => say(copied), () => say(failed));
  });
})()`);
