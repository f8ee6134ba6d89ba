/** A web address or a path of this site. Anything else could be a script. */
export const isAddress = (link: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(link);
