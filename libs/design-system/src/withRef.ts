import { forwardRef, type ReactElement } from 'react';

/**
 * A component as React 19 has them, whose `ref` is one of its props, on React 18 too. Its root is
 * given the ref with the rest of its props.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Props>(render: (props: Props) => ReactElement) {
  const component = forwardRef((props, ref) => render((ref ? { ...props, ref } : props) as Props));
  component.displayName = render.name;
  return component as unknown as (props: Props) => ReactElement;
}
