import type { ModalId } from '@applicant-hub/domain';
import { memo, useState } from 'react';
import { latePart } from '../parts/late-part.tsx';

/** Only those who are shown a modal load its script. */
const Modal = latePart(async () => (await import('./Modal.tsx')).Modal, { isUrgent: () => true });

/** The modal that the page opens with. None comes later: nobody is interrupted by one. */
export const ModalArea = memo(function ModalArea({ opening }: { opening: ModalId | null }) {
  const [id] = useState(opening);
  return id && <Modal id={id} />;
});
