declare module '@size-limit/esbuild' {
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}

declare module '@size-limit/file' {
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}
