import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/**
 * Adds the buttons that need a script: it prints, and copies links. It is a hundred times smaller
 * than the scripts of an island, and nothing else on the page needs one.
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
