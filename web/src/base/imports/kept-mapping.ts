import type { ImportMappingInput } from "../../graphql/schema.generated.ts";
import type { ImportLayout } from "./import-columns.ts";

/** Columns that were chosen for a file, with the titles by which another one is known to be like it. */
interface Kept {
  readonly text: string;
  readonly mapping: ImportMappingInput;
}

const place = (kind: string) => `travesia.importar.${kind}`;

const titlesOf = ({ first }: ImportLayout, titles: number): string | null =>
  first.find(({ line }) => line === titles)?.text ?? null;

/** Keeps what was chosen on this device for a file with these titles; of one without there is nothing. */
export function keepMapping(kind: string, layout: ImportLayout, mapping: ImportMappingInput): void {
  const text = titlesOf(layout, mapping.titles);
  if (text === null) return;
  try {
    localStorage.setItem(place(kind), JSON.stringify({ text, mapping } satisfies Kept));
  } catch {
    // It is chosen anew the next time.
  }
}

/** Returns what was chosen on this device for the last file, where this one has its titles. */
export function keptMapping(kind: string, layout: ImportLayout): ImportMappingInput | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(kind)) ?? "null") as Kept | null;
    return kept && titlesOf(layout, kept.mapping.titles) === kept.text ? kept.mapping : null;
  } catch {
    return null;
  }
}
