declare module '*?inline-script' {
  /** The bundled, minified script on the server; empty in the browser. */
  const source: string;
  export default source;
}

declare module '*?part-files' {
  /** Addresses of the scripts that a part needs which is loaded on demand; none in the browser. */
  const files: readonly string[];
  export default files;
}
