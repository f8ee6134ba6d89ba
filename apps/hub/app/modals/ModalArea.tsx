import type { ModalId } from '@applicant-hub/domain';
import { lazy, memo, Suspense, useState } from 'react';

/** Only those who are shown a modal load its script. */
const Modal = lazy(async () => {
  try {
    const { Modal: loaded } = await import('./Modal.tsx');
    return { default: loaded };
  } catch {
    // What the server rendered stays, and closes by its form.
    return new Promise<never>(() => undefined);
  }
});

/** The modal that the page opens with. None comes later: nobody is interrupted by one. */
export const ModalArea = memo(function ModalArea({ opening }: { opening: ModalId | null }) {
  const [id] = useState(opening);
  return (
    id && (
      <Suspense fallback={null}>
        <Modal id={id} />
      </Suspense>
    )
  );
});
