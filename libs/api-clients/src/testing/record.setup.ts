import { beginRecord } from './recorded.ts';

beginRecord();
