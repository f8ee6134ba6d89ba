export * from './ids.ts';
export * from './order.ts';
