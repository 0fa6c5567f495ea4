// Of @mdx-js/mdx, whose own types expect a namespace JSX that React 19 no longer declares.
export function compile(text: Uint8Array): Promise<{ toString(): string }>;
