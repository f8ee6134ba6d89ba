export { hashOf } from './chance.ts';
export { fallbackImage, fallbackImages } from './fallback-image.ts';
export { faqMatchLimit, findFaqs } from './find-faqs.ts';
export { articleLimit, readNext } from './read-next.ts';
export { shortSummary, summaryLimit } from './summary.ts';
export type { Faq, PersonalArticle, Video } from './types.ts';
