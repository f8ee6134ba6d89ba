export const BY_SCRIPT = 'X-Form-By-Script';

/**
 * Header of the response to a form sent by script. It contains the redirect's target, because a
 * script cannot read the address of a redirect.
 */
export const REDIRECT_TO = 'X-Leads-To';

/**
 * Header of a request that only refreshes a page, possibly while another request is in progress.
 * Its response contains no one-time data, such as notices or stashed input.
 */
export const REFRESH = 'X-Page-Refresh';
