'use server';
import { book } from '../../open-days/booking.ts';

/** Form action, called with and without client scripts. */
export async function bookOnServer(state, form) {
  return book(state, form);
}
