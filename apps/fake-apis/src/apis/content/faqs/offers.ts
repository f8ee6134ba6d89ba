import type { FaqRow } from './row.ts';

export const offers: readonly FaqRow[] = [
  [
    'after-sending',
    'What happens after I have sent my application?',
    'You get a welcome email, and your unis can see it within about two days. Each decides in its own time; your hub shows every change.',
  ],
  [
    'how-long-decision',
    'How long do unis take to decide?',
    'From days to months. If you applied by the January deadline, they should decide by the middle of May.',
  ],
  [
    'no-decision-yet',
    'Why have I not heard from a uni yet?',
    'Popular courses often wait until they have read everything that came in by the deadline. Silence is not a no.',
  ],
  [
    'conditional-offer',
    'What is a conditional offer?',
    'The uni wants you if you meet its conditions, usually grades. It waits for your results before the place is yours.',
  ],
  [
    'unconditional-offer',
    'What is an unconditional offer?',
    'The place is yours if you want it, whatever your results. If you accept it as your firm choice, you commit to it.',
  ],
  [
    'reply-to-offers',
    'How do I reply to my offers?',
    'When all your unis have decided, or before if you are sure, you choose one firm and one insurance choice and decline the others. Your application has the form for it.',
  ],
  [
    'firm-choice',
    'What is a firm choice?',
    'The offer that you want most. If you meet its conditions, that is where you go.',
  ],
  [
    'insurance-choice',
    'What is an insurance choice?',
    'Your back-up, in case you do not get your firm choice. Pick one with lower conditions, and one where you would really be happy.',
  ],
  [
    'insurance-needed',
    'Do I have to have an insurance choice?',
    'No. If you would not want to go there, leave it out: in Clearing you can look for something else.',
  ],
  [
    'reply-deadline',
    'When do I have to reply to my offers?',
    'Your deadline depends on when your last decision came. Your hub and your application show your own date.',
  ],
  [
    'declined-by-default',
    'What does declined by default mean?',
    'You did not reply in time, so your offers were declined for you. Call your unis at once: they may be able to put it back.',
  ],
  [
    'change-firm',
    'Can I swap my firm and insurance choices?',
    'Only within 14 days of your reply, and once. After that you would need both unis to agree, which is rare.',
  ],
  [
    'unsuccessful',
    'Why was my application unsuccessful?',
    'There were more good applications than places, or something was missing. You can ask the uni for feedback; most answer.',
  ],
  [
    'no-offers',
    'What can I do if I have no offers?',
    'If you used all five choices you can add one at a time in Extra, from the end of February to early July. After that there is Clearing.',
  ],
  [
    'what-is-extra',
    'What is Extra?',
    'A way to apply for one more course at a time when you have used your five choices and hold no offer.',
  ],
  [
    'interview-prepare',
    'How do I prepare for an interview?',
    'Read your own statement again, look at the course page, and practise talking about your subject aloud. It is fine to think before you answer.',
  ],
  [
    'interview-online',
    'Are interviews online or on campus?',
    'Both exist. The invitation says which; if travel or equipment is a problem, tell the uni, for it can usually help.',
  ],
  [
    'offer-holder-day',
    'What is an offer holder day?',
    'An open day for people with an offer. It is a good time to see rooms, meet the people who teach, and ask about money.',
  ],
  [
    'withdraw-choice',
    'How do I withdraw from a uni?',
    'You can withdraw from one choice in your application. It cannot be undone, so speak to the uni first if you are not sure.',
  ],
  [
    'results-day-time',
    'When can I see whether I got in on results day?',
    'Your application is updated from about 8am UK time on A level results day, and in the same way on the day of Scottish results. Your grades come from your school, not from here.',
  ],
  [
    'missed-grades',
    'What if I miss the grades for my firm choice?',
    'It may still take you, so look at your application first. If not, your insurance choice is next; if that does not work, you are in Clearing.',
  ],
  [
    'better-grades',
    'What if my grades are better than I expected?',
    'You can decline your place and look in Clearing for another course. Find somewhere that says yes before you give up what you have.',
  ],
  [
    'what-is-clearing',
    'What is Clearing?',
    'From early July to October, unis fill places that are still free. You find a course, talk to the uni, and add it to your application when it has offered you a place.',
  ],
  [
    'clearing-how',
    'How do I apply through Clearing?',
    'Call the uni with your Clearing number and results at hand. Ask for time to think. Add the choice only when they have said that you can.',
  ],
  [
    'clearing-number',
    'Where do I find my Clearing number?',
    'In your application, once you are in Clearing. Unis ask for it on the phone together with your Personal ID.',
  ],
  [
    'clearing-several',
    'Can I talk to several unis in Clearing?',
    'Yes, to as many as you like. You can add only one choice at a time.',
  ],
  [
    'remark',
    'What if I want my exam remarked?',
    'Ask your school at once, and tell the uni, which may hold your place until a date it names. Grades can go down as well as up.',
  ],
  [
    'send-results',
    'Do I have to send my results to unis?',
    'For most UK exams, no: they are sent for you. For others, send them yourself; the application lists which are matched.',
  ],
  [
    'defer-after-offer',
    'Can I defer after I have an offer?',
    'Ask the uni. If it agrees, it changes your start date; you should still meet the conditions this year.',
  ],
  [
    'application-unavailable',
    "Why can't I access my application?",
    'There is scheduled maintenance from time to time, mostly at night. Nothing is lost. Try again a little later.',
  ],
];
