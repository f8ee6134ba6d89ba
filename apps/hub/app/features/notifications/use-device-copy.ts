import { useContext, useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageContext } from '#app/platform/browser/page-info.ts';
import { refreshPage } from '#app/platform/islands/page-load.ts';
import { INTENT, ID } from './command.ts';
import { type DeviceCopy, keepCopy, readHereOnly } from './device.ts';

/**
 * Keeps the copy of this device as the account has it. What only the device knew to be read goes to
 * the account, once (NTF-3).
 */
export function useDeviceCopy(copy: DeviceCopy): void {
  const { token } = useContext(PageContext);
  useEffect(() => {
    const ids = readHereOnly(copy);
    if (ids.length === 0) {
      keepCopy(copy);
      return;
    }
    const body = new URLSearchParams([
      ['csrf', token],
      [INTENT, 'keep'],
      ...ids.map((id) => [ID, id]),
    ]);
    void send(body).then((isKept) => {
      // What is not kept now is tried again by the next page.
      if (!isKept) return;
      keepCopy({ ...copy, read: [...copy.read, ...ids] });
      void refreshPage();
    });
  }, [copy, token]);
}

async function send(body: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(paths.notificationsForm, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return answer.ok && ((await answer.json()) as { ok: boolean }).ok;
  } catch {
    return false;
  }
}
