/** Where the types are written. */
export const target: URL;
/** The variables of each message of a language. */
export function messages(language: string): Map<string, string[]>;
/** The expected content of the file of types. */
export function types(): string;
