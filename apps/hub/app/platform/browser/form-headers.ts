/** A form that a script sends says so by this header … */
export const BY_SCRIPT = 'X-Form-By-Script';

/** … and is told by this one where its answer leads: a script cannot see a redirect's address. */
export const LEADS_TO = 'X-Leads-To';

/**
 * A page that is only brought up to date asks by this header, maybe while another one waits for its
 * own answer: it gets nothing that is said or given back once.
 */
export const REFRESH = 'X-Page-Refresh';
