import { useContext, useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { postForJson } from '#app/platform/browser/forms/post-form.ts';
import { refreshPage } from '#app/platform/islands/update/page-load.ts';
import { INTENT, ID } from './command.ts';
import { type DeviceCopy, keepCopy, readHereOnly } from './device.ts';

/**
 * Synchronises this device's copy with the account. Read marks that only the device has are sent to
 * the account once (NTF-3).
 */
export function useDeviceCopy(copy: DeviceCopy): void {
  const { token } = useContext(PageContext);
  useEffect(() => {
    const ids = readHereOnly(copy);
    if (ids.length === 0) {
      keepCopy(copy);
      return;
    }
    const body = new FormData();
    body.set('csrf', token);
    body.set(INTENT, 'keep');
    for (const id of ids) body.append(ID, id);
    void postForJson<{ ok: boolean }>(paths.notificationsForm, body, { keepalive: false }).then(
      (result) => {
        // If the save failed, the next page tries again.
        if (result === null || typeof result === 'string' || !result.ok) return;
        keepCopy({ ...copy, read: [...copy.read, ...ids] });
        void refreshPage();
      },
    );
  }, [copy, token]);
}
