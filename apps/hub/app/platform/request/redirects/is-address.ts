/** Whether a text is a web address or a path of this site. Any other text could be a script. */
export const isAddress = (link: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(link);
