import { type RefObject, useEffect } from 'react';
import { postForm } from '#app/platform/browser/forms/post-form.ts';

/** How long the element must be in view to count as seen (milliseconds). */
const SEEN_MS = 5_000;

/**
 * Submits a form automatically after it has been in view for five seconds without a break, in a
 * visible page. The response is not awaited, because a failure only means that the changes are
 * shown again.
 *
 * @param of identifies the changes; nothing is sent while it is null, and a new value restarts the
 * timer
 */
export function useSeen(form: RefObject<HTMLFormElement | null>, of: string | null): void {
  useEffect(() => {
    const element = form.current;
    if (of === null || element === null) return;
    let timer: number | undefined;
    let isInView = false;
    const stop = () => window.clearTimeout(timer);
    const restart = () => {
      stop();
      if (isInView && !document.hidden)
        timer = window.setTimeout(
          () => void postForm(element.action, new FormData(element)),
          SEEN_MS,
        );
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      restart();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', restart);
    return () => {
      stop();
      observer.disconnect();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [form, of]);
}
