import type { CalculatorNews } from '@applicant-hub/domain';

/** Display time of the message about loaded grades (TAR-10, milliseconds). */
const LOADED_MS = 1_500;

/**
 * Removes the message about loaded grades after a while. Other messages are shown until the next
 * action.
 *
 * @returns a function that cancels the timer
 */
export function outlive(news: CalculatorNews | null, forget: () => void): () => void {
  const timer = news?.kind === 'loaded' ? setTimeout(forget, LOADED_MS) : undefined;
  return () => clearTimeout(timer);
}
