/**
 * What a loader hands to its own page, and to nobody else. Remix encodes the data of every loader for
 * a router in the browser, which the hub does not have: of the dashboard's that was a tenth of the
 * processor time. An instance has no fields to encode. For pages with much data.
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
