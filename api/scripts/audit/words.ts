import type { Fault, FaultKind, Verified } from "../../src/core/chain/verify-chain.ts";
import { spokenInstant } from "../../src/core/colombia/spoken.ts";

const kinds: Readonly<Record<FaultKind, string>> = {
  changed: "Fila cambiada",
  missing: "Fila borrada",
  unchained: "Fila sin eslabón: se insertó después, o el encadenamiento está detenido",
  broken: "Eslabón que no sigue al anterior",
  witness: "Huella que no coincide",
};

/** Returns one line for a person who looks for the row. */
export function faultText({ kind, position, entryId, type, recordId, at, witness }: Fault): string {
  const parts = [
    position !== null && `eslabón ${position}`,
    witness,
    type,
    recordId !== null && `registro ${recordId}`,
    at && spokenInstant(at),
    entryId !== null && `id ${entryId}`,
  ];
  return `${kinds[kind]}: ${parts.filter(Boolean).join(" · ")}`;
}

/** Returns the last line: how much was checked, and what to note. */
export function verifiedText({ head, links, faults, late }: Verified, certificates: number): string {
  const count = (amount: number) => amount.toLocaleString("es-CO");
  if (!head) return "La auditoría todavía no tiene eslabones.";
  const checked = `${count(links)} eslabones y ${count(certificates)} certificados revisados`;
  const verdict = faults.length === 0 ? "La auditoría está completa" : `Fallas: ${count(faults.length)}`;
  const waited = late > 0 ? `\nEncadenadas más de una hora después de escribirse: ${count(late)}.` : "";
  return `${verdict}: ${checked}. Último: ${count(head.position)} ${head.hash}.${waited}`;
}
