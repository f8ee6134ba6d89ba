import { useEffect, useState } from 'react';

/** Longest time between the end of a touch and its click event (milliseconds). */
const CLICK_MS = 500;

/**
 * Freezes a value while a mouse button or finger is down, until the click. If the value changed
 * before the click, the pressed element could move away, and the click would be lost or hit another
 * element.
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
    // Some presses never become a click, for example a cancelled press or a scroll.
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
