/** An error response: a status, and `{code, message, …more}` as JSON. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 503;
  readonly code: string;
  /** Extra fields that the caller needs to continue. */
  readonly more: object;

  constructor(status: ApiError['status'], code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
