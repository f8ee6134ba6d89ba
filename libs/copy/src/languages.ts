import * as cy from './paraglide/cy/messages.ts';
import * as en from './paraglide/en/messages.ts';

export type Messages = typeof en;

/**
 * The messages of all languages, for the server's own pages. Everything else imports the messages
 * of its build, so that a browser loads only one language.
 */
export const messagesIn: Readonly<Record<'en' | 'cy', Messages>> = { en, cy };
