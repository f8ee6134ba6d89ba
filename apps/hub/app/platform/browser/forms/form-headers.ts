/** Header of a form that a script sends. */
export const BY_SCRIPT = 'X-Form-By-Script';

/**
 * Header of the response to such a form, with the redirect's target, because a script cannot read
 * the address of a redirect.
 */
export const LEADS_TO = 'X-Leads-To';

/**
 * Header of a request that only refreshes a page, possibly while another request waits for its
 * response. Its response contains no one-time data, such as notices or stashed input.
 */
export const REFRESH = 'X-Page-Refresh';
