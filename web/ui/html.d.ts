// A part of the page as the text that web/build/build.mjs makes of it, with what it holds.
declare module '*.html' {
  const text: string;
  export default text;
}
