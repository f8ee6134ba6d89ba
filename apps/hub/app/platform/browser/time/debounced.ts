/**
 * How long the window size must stay unchanged before a resize is handled (GRD-27, milliseconds).
 */
export const RESIZE_MS = 250;

export interface Debounced {
  call: () => void;
  cancel: () => void;
}

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
