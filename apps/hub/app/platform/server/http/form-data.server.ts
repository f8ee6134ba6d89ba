/**
 * The form data of a request. `form-check.ts` rejects other content types, but a form may still be
 * truncated or have an invalid boundary.
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
