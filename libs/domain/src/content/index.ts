export { hashOf } from './chance.ts';
export { fallbackImage, fallbackImages } from './fallback-image.ts';
export { faqMatchLimit, findFaqs } from './find-faqs.ts';
export { forFace } from './for-face.ts';
export { articleLimit, readNext } from './read-next.ts';
export { shortSummary, summaryLimit } from './summary.ts';
export type { Faq, PersonalArticle, ReadersFaces, Video } from './types.ts';
