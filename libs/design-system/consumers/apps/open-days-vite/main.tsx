import '@applicant-hub/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { book } from '../open-days/booking.ts';
import { BookingForm } from '../open-days/BookingForm.tsx';
import { brand } from '../open-days/brand.ts';
import { OpenDays } from '../open-days/OpenDays.tsx';

createRoot(document.getElementById('app')!).render(
  <>
    <style>{brand.css}</style>
    <OpenDays query={location.search}>
      <BookingForm book={book} />
    </OpenDays>
  </>,
);
