declare module '*?inline-script' {
  /** The minified script on the server; empty in the browser. */
  const source: string;
  export default source;
}
