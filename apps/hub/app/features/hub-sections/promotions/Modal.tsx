import { m } from '@applicant-hub/copy';
import { Button, Dialog, Inline, Slides } from '@applicant-hub/design-system';
import type { ModalId } from '@applicant-hub/domain';
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { postForm } from '#app/platform/browser/forms/post-form.ts';
import { GO, MODAL, SMART_ALERTS } from '../feed/fields.ts';
import { returnFocus } from '#app/platform/browser/page/return-focus.ts';
import { modalWords } from './slide-words.ts';
import { SlideView } from './SlideView.tsx';

/**
 * A modal with slides (ONB-2, ONB-3). It opens with the page. Without scripts it is a section of
 * the page, and a form closes it.
 */
export function Modal({ id }: { id: ModalId }) {
  const [isOpen, setOpen] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  if (!isOpen) return null;

  const leave = () => {
    if (!form.current) return;
    // The result is ignored: if the save fails, the modal is shown again later.
    void postForm(paths.modals, new FormData(form.current));
    setOpen(false);
    returnFocus(form.current.closest('dialog'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.currentTarget.closest('dialog')?.close();
    leave();
    if (submitter?.getAttribute('name') === GO) goTo(paths.smartAlerts);
  };

  const formId = `${id}-form`;
  const { title, label, slides } = modalWords[id];
  const total = slides.length;
  return (
    <Dialog
      id={id}
      data-modal={id}
      open
      title={title()}
      closeLabel={m.modals_close()}
      closeForm={formId}
      onClose={leave}
      actions={
        <form ref={form} id={formId} method="post" action={paths.modals} onSubmit={submit}>
          <FormToken />
          <input type="hidden" name={MODAL} value={id} />
          <Inline gap={3}>
            {id === 'Apprenticeships' ? (
              <>
                <Button type="submit" name={GO} value={SMART_ALERTS}>
                  {m.modals_apprenticeships_go()}
                </Button>
                <Button type="submit" variant="secondary">
                  {m.modals_confirm()}
                </Button>
              </>
            ) : (
              <Button type="submit">{m.modals_confirm()}</Button>
            )}
          </Inline>
        </form>
      }
    >
      <Slides
        label={label()}
        previousLabel={m.modals_previous_slide()}
        nextLabel={m.modals_next_slide()}
        slides={slides.map((slide, index) => ({
          id: `${id}-${slide.picture}`,
          label: m.modals_slide({ n: index + 1, total, title: slide.title() }),
          content: <SlideView {...slide} />,
        }))}
      />
    </Dialog>
  );
}
