/** The app adds this to the user agent, possibly with a version. */
const APP_MARK = 'ApplicantHubApp';

/** Whether a page is shown in the app, which omits some widgets (GRD-17). */
export const isInApp = (request: Request): boolean =>
  request.headers.get('User-Agent')?.includes(APP_MARK) ?? false;
