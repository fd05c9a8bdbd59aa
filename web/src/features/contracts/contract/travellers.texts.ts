/** Fields of a traveller that a contract needs: the name, and whether documents and birth date exist. */
export interface Traveller {
  readonly nombre: string;
  readonly apellido: string;
  readonly completo: boolean;
}

export const travellersTexts = {
  contract:
    "Puedes seguir: los documentos se completan hasta la salida; un viajero con nombre cambia después solo con un otrosí.",
  purchase: "Los tiquetes y los seguros se compran con estos datos: complétalos antes de comprar.",
} as const;

/** Returns the text with the number of further warnings: «Y 3 avisos más.» */
export const moreWarnings = (count: number) => (count === 1 ? "Y 1 aviso más." : `Y ${count} avisos más.`);

const list = new Intl.ListFormat("es-CO", { type: "conjunction" });

/**
 * Returns the sentence listing the travellers with missing data, for a trip with this number of persons; null
 * when nothing is missing.
 */
export function missingData(travellers: readonly Traveller[], persons: number): string | null {
  const incomplete = travellers
    .filter(({ completo }) => !completo)
    .map(({ nombre, apellido }) => `${nombre} ${apellido}`.trim());
  const absent = persons - travellers.length;
  const said = [
    incomplete.length > 0 && `Faltan documento o fecha de nacimiento de ${list.format(incomplete)}.`,
    absent > 0 &&
      (absent === 1 ? "Falta por registrar 1 viajero." : `Faltan por registrar ${absent} viajeros.`),
  ].filter((text) => text !== false);
  return said.length > 0 ? said.join(" ") : null;
}
