export * from './bounds.ts';
export * from './distance.ts';
export * from './place.ts';
export * from './project.ts';
