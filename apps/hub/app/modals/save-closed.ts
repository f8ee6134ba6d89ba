import { paths } from '../applicant/links.ts';

/**
 * Tells the hub that a modal was closed. Nobody waits for it, and a save that fails is no harm: the
 * modal comes back another time.
 */
export async function saveClosed(fields: FormData): Promise<void> {
  try {
    await fetch(paths.modals, {
      method: 'POST',
      body: new URLSearchParams(
        [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      redirect: 'manual',
      // The person may be on the way to another page.
      keepalive: true,
    });
  } catch {
    // Calm, as above.
  }
}
