import { useEffect, useState } from 'react';

/** How long a browser may take from the end of a touch to the click that it is (milliseconds). */
const CLICK_MS = 500;

/**
 * A value as it was when a press began, until the press has become a click: what comes meanwhile would
 * move what is pressed away from under the finger, and the click would be lost or another's.
 */
export function useUnlessPressed<Value>(value: Value): Value {
  const [isPressed, setIsPressed] = useState(false);
  const [shown, setShown] = useState(value);
  if (!isPressed && shown !== value) setShown(value);

  useEffect(() => {
    let timer: number | undefined;
    const set = (pressed: boolean) => {
      window.clearTimeout(timer);
      setIsPressed(pressed);
    };
    const press = () => set(true);
    const end = () => set(false);
    // Not every press becomes a click, and one that is cancelled, a scroll, never does.
    const lift = () => (timer = window.setTimeout(end, CLICK_MS));
    const events = { pointerdown: press, pointerup: lift, pointercancel: end, click: end };
    for (const [type, listen] of Object.entries(events)) window.addEventListener(type, listen);
    return () => {
      window.clearTimeout(timer);
      for (const [type, listen] of Object.entries(events)) window.removeEventListener(type, listen);
    };
  }, []);
  return isPressed ? shown : value;
}
