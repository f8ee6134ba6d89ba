'use server';
import { book } from '../../open-days/booking.ts';

/** The form is sent to this function, with scripts and without. */
export async function bookOnServer(state, form) {
  return book(state, form);
}
