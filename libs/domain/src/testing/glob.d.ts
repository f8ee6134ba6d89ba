interface ImportMeta {
  /** The contents of files by path. Vite provides it, so only tests have it. */
  glob(
    path: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Readonly<Record<string, string>>;
}
