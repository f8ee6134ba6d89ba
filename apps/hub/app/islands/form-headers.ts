/** A form that a script sends says so by this header … */
export const BY_SCRIPT = 'X-Form-By-Script';

/** … and is told by this one where its answer leads: a script cannot see a redirect's address. */
export const LEADS_TO = 'X-Leads-To';
