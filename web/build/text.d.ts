// A part of the page as the text that web/build/build.mjs makes of it, with what it holds.
declare module '*.html' {
  const text: string;
  export default text;
}

// A style sheet as the text that web/build/build.mjs makes of it.
declare module '*.css' {
  const text: string;
  export default text;
}

// The glossary as its terms by id, without markup.
declare module '*/glossary.md' {
  const terms: Readonly<Record<string, import('./glossary.mjs').PlainTerm>>;
  export default terms;
}

/** Of the package, put there by the build. */
declare const ASTROLABE_VERSION: string;
