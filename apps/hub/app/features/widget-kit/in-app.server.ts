/** What the app adds to the name of its browser; its version may follow. */
const APP_MARK = 'ApplicantHubApp';

/** Whether a page is shown in the app, which leaves out some widgets (GRD-17). */
export const isInApp = (request: Request): boolean =>
  request.headers.get('User-Agent')?.includes(APP_MARK) ?? false;
