import { useContext, useState } from 'react';
import { SESSION_LOST } from '#app/platform/browser/forms/post-form.ts';
import { paths } from '#app/platform/paths/links.ts';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { NoticeContext } from '#app/platform/flash/notice-context.ts';
import { sendChange } from '#app/platform/flash/send-change.ts';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { fields } from '../fields.ts';
import type { FocusedTariffView } from '../view-types.ts';

interface SaveSelection {
  readonly isBusy: boolean;
  /** Resolves to false if the save failed. */
  readonly save: (form: HTMLFormElement, what: 'save' | 'both' | 'clear') => Promise<boolean>;
}

/**
 * @param focused the widget on its own page: a save returns to the previous page, or to the hub
 * (GRD-11); null in the grid
 */
export function useSaveSelection(
  focused: Pick<FocusedTariffView, 'backUrl'> | null,
): SaveSelection {
  const [isBusy, setBusy] = useState(false);
  const notify = useContext(NoticeContext);
  const send = useSendChange();

  const saveAndLeave = async (body: FormData) => {
    const result = await sendChange(paths.tariffForm, body);
    if (result === SESSION_LOST) {
      window.location.reload();
      return false;
    }
    if (result.ok) goTo(afterSave(focused?.backUrl ?? paths.hub, result.notice.id));
    else notify(result);
    return result.ok;
  };

  return {
    isBusy,
    save: async (form, what) => {
      const body = new FormData(form);
      body.set(fields.intent, what);
      setBusy(true);
      const isLeaving = focused !== null && what !== 'clear';
      const isSaved = await (isLeaving ? saveAndLeave(body) : send(paths.tariffForm, body));
      setBusy(false);
      return isSaved;
    },
  };
}

/** Adds a notice about the successful save to a URL. */
function afterSave(page: string, notice: string): string {
  const { pathname, searchParams, hash } = new URL(page, window.location.origin);
  searchParams.set('notice', notice);
  return `${pathname}?${searchParams.toString()}${hash}`;
}
