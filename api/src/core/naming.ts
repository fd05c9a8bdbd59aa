/**
 * Returns the snake_case name of a field, as spelled by the database and REST: `edadesMenores` →
 * `edades_menores`, `QuoteVersion` → `quote_version`. Digits stay with the preceding letters (`sha256Pdf` →
 * `sha256_pdf`). Names in snake_case are unchanged.
 */
export function snake(field: string): string {
  return field.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? "" : "_") + letter.toLowerCase());
}

/**
 * Returns the camelCase name of a column or REST field, as spelled by TypeScript and GraphQL:
 * `edades_menores` → `edadesMenores`; the inverse of {@link snake}.
 */
export function camel(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
