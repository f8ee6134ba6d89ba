import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Toasts, type Toast } from './Toasts.tsx';

const begin: readonly Toast[] = [
  { id: 'kept', tone: 'success', text: 'Your booking is kept' },
  {
    id: 'gone',
    tone: 'info',
    text: 'Your place on the tour is given back',
    action: (
      <form action="/undo">
        <Button type="submit" variant="quiet" size="s" name="toast-undo" value="tour">
          Undo
        </Button>
      </form>
    ),
  },
];

/** A page with messages from its server, which the user can close with a script. */
function Messages() {
  const [toasts, setToasts] = useState(begin);
  return (
    <Toasts
      label="Messages"
      toasts={toasts}
      closeLabel={(text) => `Close: ${text}`}
      onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
    />
  );
}

export const examples: Examples = { default: <Messages /> };
