/**
 * Returns the snake_case name of a field, as the database and REST spell it: `edadesMenores` →
 * `edades_menores`, `QuoteVersion` → `quote_version`. Digits stay with the letters before them (`sha256Pdf` →
 * `sha256_pdf`). Names that are already snake_case stay as they are.
 */
export function snake(field: string): string {
  return field.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? "" : "_") + letter.toLowerCase());
}

/**
 * Returns the camelCase name of a column or wire key, as TypeScript and GraphQL spell it: `edades_menores` →
 * `edadesMenores`; the inverse of {@link snake}.
 */
export function camel(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
