import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { withRef } from '../withRef.ts';
import './Drawer.css.ts';

export type DrawerProps = DialogProps;

/** A `Dialog` at the end of a line, as high as the screen: the page stays in sight beside it. */
export const Drawer = withRef(function Drawer(props: DrawerProps) {
  return <Dialog {...props} data-drawer="" />;
});
