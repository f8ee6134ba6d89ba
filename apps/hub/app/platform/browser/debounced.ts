/** How long a window has to keep its size before anything is done about it (GRD-27, milliseconds). */
export const RESIZE_MS = 250;

/** A listener that runs once things have been quiet for a while, and how to stop it. */
export interface Debounced {
  call: () => void;
  cancel: () => void;
}

/** Runs `work` when `ms` have passed since the last call. */
export function debounced(work: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    call: () => {
      cancel();
      timer = setTimeout(work, ms);
    },
    cancel,
  };
}
