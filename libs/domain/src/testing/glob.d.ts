interface ImportMeta {
  /** The contents of files by path. Vite provides this function, so only tests can call it. */
  glob(
    path: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Readonly<Record<string, string>>;
}
