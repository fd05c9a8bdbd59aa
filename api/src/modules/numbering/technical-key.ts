import type { SecretBox, SecretColumn } from "../../core/secrets/secret-box.ts";
import type { NumberingRange } from "./numbering-range.entity.ts";

/** Column that holds the wrapped technical keys of ranges. */
export const technicalKeys: SecretColumn = { table: "numbering_ranges", key: "id", column: "clave_tecnica" };

/** Wraps the technical key of a range that is being added. */
export function keepTechnicalKey(box: SecretBox, range: NumberingRange, key: string): void {
  range.claveTecnica = box.seal(key, technicalKeys, range.id);
}

/** Returns the technical key of a range, or null when it has none. */
export const openTechnicalKey = (box: SecretBox, { id, claveTecnica }: NumberingRange): string | null =>
  claveTecnica && box.open(claveTecnica, technicalKeys, id);
