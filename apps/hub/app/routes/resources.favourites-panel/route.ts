import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { load } from '../../widgets/favourites/load.server.ts';

/** How long an open page waits for the favourites (milliseconds). */
const PATIENCE_MS = 5_000;

/** The favourites widget alone: what an open page asks for when a tab is chosen (FAV-4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const patient = { ...context, deadline: Date.now() + PATIENCE_MS };
  const applicant = await getApplicant(request, patient);
  const found = await load({ request, context: patient, applicant });
  // Loading ends here (SYS-16): whoever asks again does so by the link on the page.
  const view = found?.state === 'pending' ? { ...found, state: 'error' as const } : found;
  return Response.json(view);
}
