/** Where the types are written. */
export const target: URL;
/** The variables of each message of a language. */
export function messages(language: string): Map<string, string[]>;
/** What the file of types must hold. */
export function types(): string;
