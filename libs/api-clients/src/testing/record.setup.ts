import { startRecord } from './recorded.ts';

startRecord();
