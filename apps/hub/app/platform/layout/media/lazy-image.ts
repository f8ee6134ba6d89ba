/** Delay from an image's load event until the fade class is added (CON-21, milliseconds). */
const FADE_AFTER_MS = 100;

export interface LazyImage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly currentSrc: string;
  readonly dataset: Record<string, string | undefined>;
  readonly classList: Pick<DOMTokenList, 'add'>;
}

/**
 * Fades in an image: 100 ms after it has loaded, a class is added to it (CON-21). Only an image
 * that is still loading is hidden (`data-waits`), so no visible image disappears, and without
 * scripts no image is hidden. An image that fails to load is only logged (CON-23), and its
 * background remains visible.
 *
 * @param log receives the URL of an image that failed
 * @returns a function that stops waiting
 */
export function fadeIn(
  image: LazyImage,
  fadeClass: string,
  log: (src: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLoad = () => {
    timer = setTimeout(() => image.classList.add(fadeClass), FADE_AFTER_MS);
  };
  const onError = () => log(image.currentSrc);
  if (!image.complete) image.dataset['waits'] = '';
  else if (image.naturalWidth === 0) onError();
  else onLoad();
  image.addEventListener('load', onLoad);
  image.addEventListener('error', onError);
  return () => {
    clearTimeout(timer);
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', onError);
  };
}
