/**
 * Data of a loader that only its own page needs, for pages with much data. Remix encodes the data
 * of every loader for a router in the browser, which the hub does not have. On the dashboard this
 * took a tenth of the processor time. The data is in a private field, so Remix finds no data to
 * encode.
 */
export class PageData<Data> {
  readonly #data: Data;

  constructor(data: Data) {
    this.#data = data;
  }

  get data(): Data {
    return this.#data;
  }
}
