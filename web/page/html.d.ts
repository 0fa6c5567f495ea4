// What a bundler makes of a part of the page that comes with its controls.
declare module '*.html' {
  const text: string;
  export default text;
}
