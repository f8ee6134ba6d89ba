import { forwardRef, type ReactElement } from 'react';

/**
 * Creates a component in the style of React 19, with `ref` as a prop, that also works on React 18.
 * The ref is passed to the root of the component with the other props.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Props>(render: (props: Props) => ReactElement) {
  const component = forwardRef((props, ref) => render((ref ? { ...props, ref } : props) as Props));
  component.displayName = render.name;
  return component as unknown as (props: Props) => ReactElement;
}
