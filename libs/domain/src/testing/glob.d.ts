interface ImportMeta {
  /** The texts of files by their paths. Vite provides it, so only tests have it. */
  glob(
    path: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Readonly<Record<string, string>>;
}
