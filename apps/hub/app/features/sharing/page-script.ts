import { inlineScript } from '#app/platform/layout/inline-script.ts';

/**
 * Brings the buttons of the page that only a script can serve: it prints, and copies links. It is
 * smaller than the scripts of an island by two orders, and the page has nothing else to be live.
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
