import { paths } from '#app/platform/paths/links.ts';
import { formParameters } from '#app/platform/browser/form-text.ts';

/**
 * Tells the hub that a modal was closed. Nobody waits for it, and a save that fails is no harm: the
 * modal comes back another time.
 */
export async function saveClosed(fields: FormData): Promise<void> {
  try {
    await fetch(paths.modals, {
      method: 'POST',
      body: formParameters(fields),
      redirect: 'manual',
      // The person may be on the way to another page.
      keepalive: true,
    });
  } catch {
    // Calm, as above.
  }
}
