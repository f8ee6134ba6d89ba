import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { withRef } from '../withRef.ts';
import './Drawer.css.ts';

export type DrawerProps = DialogProps;

/**
 * A `Dialog` with full height at the end edge of the screen. The page remains visible next to it.
 */
export const Drawer = withRef(function Drawer(props: DrawerProps) {
  return <Dialog {...props} data-drawer="" />;
});
