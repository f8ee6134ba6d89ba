import { forReaders, type PersonalArticle } from './personal-article.ts';

export const regionalArticles: readonly PersonalArticle[] = [
  ...forReaders(
    { regions: ['Scotland'] },
    [
      'scotland-free-tuition',
      'Tuition in Scotland: who pays, and when to apply to SAAS',
      'If you live in Scotland and stay there to study, SAAS can pay your fees, but only if you ask for it every year.',
    ],
    [
      'scotland-highers',
      'Highers, Advanced Highers and offers from the rest of the UK',
      'Why an offer may name either, and what a uni in England makes of five Highers in one sitting.',
    ],
    [
      'scotland-four-years',
      'Four years: what the extra one is for',
      'Scottish degrees begin broadly. You can try two or three subjects before you settle on one, and some people change their mind with no time lost.',
    ],
  ),
  ...forReaders(
    { regions: ['Wales'] },
    [
      'wales-grants',
      'Grants and loans from Student Finance Wales',
      'Everybody from Wales gets help with living costs, and part of it is a grant. How the split works, and when to apply.',
    ],
    [
      'wales-in-welsh',
      'Studying in Welsh, all of it or some of it',
      'Many courses let you take modules in Welsh, and there are scholarships for it. You do not have to write perfectly to begin.',
    ],
  ),
  ...forReaders(
    { regions: ['Northern Ireland'] },
    [
      'ni-stay-or-cross',
      'Stay, or cross the water?',
      'Fees, flights and friends: what students from Northern Ireland say about going to England, Scotland or across the border.',
    ],
    [
      'ni-finance',
      'Student Finance NI, step by step',
      'What to have at hand before you begin, and what your parents will be asked.',
    ],
  ),
  ...forReaders(
    { regions: ['England'] },
    [
      'england-finance',
      'Your student loan in plain words',
      'What you can borrow in England, what is paid to whom, and why it behaves more like a tax than like a debt.',
    ],
    [
      'england-commute',
      'Living at home: how to make it work',
      'A railcard, a locker, and one club that meets at lunchtime. Students who commute in England on what they wish they had known in week one.',
    ],
  ),
  ...forReaders(
    { regions: ['Channel Islands', 'Isle of Man'] },
    [
      'islands-funding',
      'Funding from home: Jersey, Guernsey and the Isle of Man',
      'Each island has its own student finance with its own dates. Where to ask, and when.',
    ],
    [
      'islands-moving',
      'Moving off the island',
      'Storage in summer, post that arrives, and a doctor near uni: the practical side of a home that is a flight away.',
    ],
  ),
  ...forReaders(
    { regions: ['International'] },
    [
      'international-visa',
      'Your student visa, in the order things happen',
      'Offer, deposit, CAS, bank statement, appointment. What takes longest, and what you can prepare before you have an offer.',
    ],
    [
      'international-arrive',
      'Your first week in the UK',
      'A bank account, a phone number, a GP and a coat. Other international students on what to do first and what can wait.',
    ],
  ),
];
