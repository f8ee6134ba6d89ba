import { memo, useState } from 'react';
import { latePart } from '../parts/late-part.tsx';
import { area } from './SupportArea.css.ts';
import type { OfferView } from './view.ts';

/** Only those who are made the offer load its script. */
const SupportDialog = latePart(async () => (await import('./SupportDialog.tsx')).SupportDialog, {
  isUrgent: () => true,
});

/** The offer that a screen opens with (SH-44). None comes later: nobody is interrupted by it. */
export const SupportArea = memo(function SupportArea({ opening }: { opening: OfferView | null }) {
  const [offer] = useState(opening);
  return (
    offer && (
      <div className={area}>
        <SupportDialog offer={offer} />
      </div>
    )
  );
});
