import { BookingForm } from '../../open-days/BookingForm.tsx';
import { OpenDays } from '../../open-days/OpenDays.tsx';
import { bookOnServer } from './book.js';

export default async function Page({ searchParams }) {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return (
    <OpenDays query={new URLSearchParams(pairs).toString()}>
      <BookingForm book={bookOnServer} />
    </OpenDays>
  );
}
