/** How long after an image has come its class is added (CON-21, milliseconds). */
const FADE_AFTER_MS = 100;

/** What is needed of an `<img>`. */
export interface LazyImage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly complete: boolean;
  readonly naturalWidth: number;
  /** Its address as it was loaded. */
  readonly currentSrc: string;
  readonly dataset: Record<string, string | undefined>;
  readonly classList: Pick<DOMTokenList, 'add'>;
}

/**
 * Lets an image fade in: 100 ms after it has come it gets a class (CON-21). Only one that has yet to
 * come is marked (`data-waits`), so nothing that is seen goes away, and nothing without scripts. One
 * that cannot be had is logged, and nothing else (CON-23): its place keeps its ground.
 *
 * @param log gets the address of an image that failed
 * @returns stops waiting
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
