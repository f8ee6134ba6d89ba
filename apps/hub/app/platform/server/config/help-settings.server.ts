import type { z } from 'zod';
import { setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';

/** A way to contact the operator. In development the example is the default. */
const way = (row: { schema?: z.ZodType<string>; sentence: string; example: string }) =>
  setting<string | null>({
    group: 'help',
    schema: row.schema ?? is.text,
    default: ({ fakeApis }) => (fakeApis === undefined ? null : row.example),
    defaultText: '',
    sentence: row.sentence,
    without: 'the hub does not mention it',
    example: row.example,
  });

export const helpSettings = {
  HELP_PHONE: way({
    sentence: 'phone number on the help page',
    example: '01632 960 123',
  }),
  HELP_PHONE_HOURS: way({
    sentence: 'hours of the phone',
    example: 'Monday to Friday, 8:30am to 6pm',
  }),
  HELP_CHAT_URL: way({
    schema: is.webUrl,
    sentence: 'page of the chat',
    example: 'https://help.hub.example/chat',
  }),
  HELP_CHAT_HOURS: way({
    sentence: 'hours of the chat',
    example: 'Monday to Friday, 9am to 5pm',
  }),
  HELP_EMAIL: way({
    schema: is.emailAddress,
    sentence: 'email address for questions, feedback and reports of a wrong status',
    example: 'help@hub.example',
  }),
  HELP_POST: way({
    sentence: 'postal address, in one line',
    example: 'Your Hub, 1 Example Street, Cheltenham GL50 1AA',
  }),
} as const;
