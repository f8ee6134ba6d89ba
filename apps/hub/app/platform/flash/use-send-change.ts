import { useCallback, useContext } from 'react';
import { SESSION_LOST } from '#app/platform/browser/forms/post-form.ts';
import { refreshPage } from '#app/platform/islands/update/page-load.ts';
import { announceChange } from '#app/platform/browser/storage/other-tabs.ts';
import { NoticeContext } from './notice-context.ts';
import { sendChange } from './send-change.ts';

export function useSendChange(): (action: string, fields: FormData) => Promise<boolean> {
  const notify = useContext(NoticeContext);
  return useCallback(
    async (action, fields) => {
      const result = await sendChange(action, fields);
      if (result === SESSION_LOST) {
        // The reloaded page redirects to the sign-in page, which then returns to this page.
        window.location.reload();
        return false;
      }
      notify(result);
      if (result.ok) announceChange(refreshPage());
      return result.ok;
    },
    [notify],
  );
}
