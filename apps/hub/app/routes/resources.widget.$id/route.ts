import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { loadOne } from '../../widgets/grid.server.ts';

/** How long an open page waits for a widget (milliseconds). */
const PATIENCE_MS = 5_000;

/** One widget alone: what an open page asks for when its data was late. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const patient = { ...context, deadline: Date.now() + PATIENCE_MS };
  const applicant = await getApplicant(request, patient);
  const isFocused = new URL(request.url).searchParams.has('focused');
  const loaded = await loadOne({ request, context: patient, applicant }, params['id'], isFocused);
  if (!loaded) return new Response(null, { status: 404 });
  // Waiting ends here: whoever asks again does so by the link on the page.
  return Response.json(loaded.state === 'pending' ? { ...loaded, state: 'error' } : loaded);
}
