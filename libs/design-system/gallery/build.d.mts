/** The folder that the gallery is built in unless another is named. */
export declare const GALLERY_DIRECTORY: string;

/** Writes the pages, their script and their stylesheet; answers the folder. */
export declare function buildGallery(outDir?: string): Promise<string>;
