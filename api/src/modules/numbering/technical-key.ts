import type { SecretBox, SecretColumn } from "../../core/secrets/secret-box.ts";
import type { NumberingRange } from "./numbering-range.entity.ts";

/** Column with the encrypted technical keys of ranges. */
export const technicalKeys: SecretColumn = { table: "numbering_ranges", key: "id", column: "clave_tecnica" };

/** Encrypts and sets the technical key of a new range. */
export function keepTechnicalKey(box: SecretBox, range: NumberingRange, key: string): void {
  range.claveTecnica = box.seal(key, technicalKeys, range.id);
}

/** Returns the decrypted technical key of a range; null when it has none. */
export const openTechnicalKey = (box: SecretBox, { id, claveTecnica }: NumberingRange): string | null =>
  claveTecnica && box.open(claveTecnica, technicalKeys, id);
