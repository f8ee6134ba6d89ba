import type { FormEvent, ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { useRedirectTo } from '#app/platform/browser/page/section.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { sendAfterPress } from '#app/platform/browser/forms/pressed.ts';
import { INTENT, ID, type NotificationCommand, TITLE } from './command.ts';
import type { NotificationView } from './view.ts';

export interface ChangeFormProps {
  command: Extract<NotificationCommand, 'dismiss' | 'restore'>;
  notification: Pick<NotificationView, 'id' | 'title' | 'type'>;
  /** The `send` function of `useOptimisticRemoval`. */
  onSend: (id: string, action: string, fields: FormData) => void;
  /** The submit button. */
  children: ReactNode;
}

export function ChangeForm({ command, notification, onSend, children }: ChangeFormProps) {
  const redirectTo = useRedirectTo();
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    sendAfterPress(event, (action, fields) => {
      onSend(notification.id, action, fields);
    });
  return (
    <form method="post" action={paths.notificationsForm} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={INTENT} value={command} />
      <input type="hidden" name={ID} value={notification.id} />
      <input type="hidden" name={TITLE} value={notification.title} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children}
    </form>
  );
}
