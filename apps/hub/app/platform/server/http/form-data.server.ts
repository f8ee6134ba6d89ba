/**
 * The form that a request brings. Whatever is no form never gets here (`form-check.ts`), but a form
 * may be cut off or have a boundary that is not its own.
 *
 * @throws a 400 response
 */
export async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}
