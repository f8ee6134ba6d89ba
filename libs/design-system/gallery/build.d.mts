/** Default output folder of the gallery. */
export declare const GALLERY_DIRECTORY: string;

/** Writes the pages, their script and their stylesheet. Returns the folder. */
export declare function buildGallery(outDir?: string): Promise<string>;
