import type { CalculatorNews } from '@applicant-hub/domain';

/** How long it is said that grades were loaded (TAR-10; milliseconds). */
const LOADED_MS = 1_500;

/**
 * Waits until what was said is said no more: that grades were loaded goes by itself, all else stays
 * until the next press.
 *
 * @returns stops waiting
 */
export function outlive(news: CalculatorNews | null, forget: () => void): () => void {
  const timer = news?.kind === 'loaded' ? setTimeout(forget, LOADED_MS) : undefined;
  return () => clearTimeout(timer);
}
