import type { FaqRow } from './row.ts';

export const life: readonly FaqRow[] = [
  [
    'student-finance-when',
    'When should I apply for student finance?',
    'As soon as it opens in spring. You do not need a confirmed place: use your favourite choice, and change it later.',
  ],
  [
    'student-finance-where',
    'Where do I apply for student finance?',
    'Where you lived before your course: Student Finance England, Student Finance Wales, Student Finance NI, or SAAS in Scotland. It does not matter where you are going to study.',
  ],
  [
    'loan-repay',
    'When do I pay back a student loan?',
    'Only when you earn more than a certain amount, and then a share of what is above it. What is left after some decades is written off.',
  ],
  [
    'bursary',
    'What is the difference between a bursary and a scholarship?',
    'A bursary goes by what you need, a scholarship by what you have done. Neither is paid back. Look at the website of each uni.',
  ],
  [
    'hidden-costs',
    'What does student life really cost?',
    'Rent is the largest part, then food and travel. Ask on open days about costs of the course itself, such as trips, kit and printing.',
  ],
  [
    'dsa',
    'What is Disabled Students’ Allowance?',
    'Money for equipment, software or people who help you study with a disability or a long-term condition. It does not depend on income and is not paid back.',
  ],
  [
    'estranged',
    'I have no contact with my parents. Can I still get funding?',
    'Yes. If you are estranged you can be assessed on your own. Student finance asks for some evidence, and unis often have extra support.',
  ],
  [
    'childcare',
    'Is there money for childcare while I study?',
    'Yes, there are grants for parents and carers in all four nations. Apply together with your student finance.',
  ],
  [
    'part-time-job',
    'Can I work while I study?',
    'Most students can, and many unis suggest no more than about 15 hours a week in term time. On a student visa there are legal limits.',
  ],
  [
    'accommodation-when',
    'When do I apply for accommodation?',
    'Mostly once you have made a uni your firm choice. Note its closing date: some guarantee a room only until then.',
  ],
  [
    'live-at-home',
    'Can I live at home and go to uni?',
    'Yes, about a quarter of students do. Ask for your timetable early, and whether there is a place to leave things and to rest.',
  ],
  [
    'open-day-book',
    'Do I have to book an open day?',
    'Usually, on the website of the uni. It is free. The events in your hub show what is near you and online.',
  ],
  [
    'open-day-questions',
    'What should I ask at an open day?',
    'How many hours are taught, how you are assessed, what graduates do now, and what students would change.',
  ],
  [
    'choose-course',
    'How do I choose a course?',
    'Start with what you would read about without being told. Then compare modules, entry requirements and what graduates do.',
  ],
  [
    'undecided',
    'What if I do not know what I want to do?',
    'That is common. Try the careers quiz, read about joint courses, or take a year out; a degree is rarely the only way into a job.',
  ],
  [
    'degree-apprenticeship',
    'What is a degree apprenticeship?',
    'A job with a degree. You are paid, pay no tuition fees, and study part of the time. You apply to the employer.',
  ],
  [
    'apprenticeship-and-uni',
    'Can I apply for apprenticeships and uni at the same time?',
    'Yes. They are separate, so you can keep both open until you decide.',
  ],
  [
    'foundation-year',
    'What is a foundation year?',
    'A year before a degree, for those whose subjects or grades do not fit yet. It is part of the course and has its own fees.',
  ],
  [
    'sandwich',
    'What is a sandwich course?',
    'A degree with a year at work, usually the third. You are often paid, and pay lower fees for that year.',
  ],
  [
    'study-abroad',
    'Can I study abroad during my degree?',
    'Many courses offer a term or a year abroad. Ask whether it lengthens the degree, and who helps with the costs.',
  ],
  [
    'international-apply',
    'Can I apply from outside the UK?',
    'Yes, in the same way and with the same deadlines. You may have to show your level of English and need a visa.',
  ],
  [
    'fee-status',
    'What is fee status?',
    'Whether you pay home or international fees. It depends on where you have lived and on your right to stay. The uni decides.',
  ],
  [
    'english-test',
    'Do I need an English language test?',
    'If English is not your first language, often yes. Each course page names the tests and scores that it takes.',
  ],
  [
    'parent-access',
    'Can my parents talk to unis for me?',
    'Only if you name them in your application. You can add one person, and remove them again.',
  ],
  [
    'change-email',
    'How do I change my email address or phone number?',
    'In your account. Use an address that you will still have when school is over.',
  ],
  [
    'forgot-personal-id',
    'What is my Personal ID?',
    'A ten-digit number that stands in every email about your application. Unis ask for it when you call.',
  ],
  [
    'smart-alerts',
    'What are Smart Alerts?',
    'Emails about apprenticeships that suit what you have told us. You can switch them on and off in your preferences.',
  ],
  [
    'share-data',
    'Who sees what I save in my hub?',
    'You. Favourites, notes and drafts are not shown to unis. Your preferences say what is shared with your school.',
  ],
];
