/** Bytes of the files of one dossier at the most. */
export const MOST_BYTES = 1_000_000_000;

export const NO_DOSSIER = "Expediente no encontrado";
export const TWO_AT_ONCE = "Ya tienes dos expedientes en curso. Espera a que termine uno.";
export const STILL_DRAFT = "El contrato aún es un borrador: envíalo antes de pedir su expediente.";
export const GONE = "Este expediente ya no está. Pídelo de nuevo.";
export const OTHER_ROLE = "Tu rol cambió después de este expediente. Pídelo de nuevo.";
export const TOO_LARGE = "Los archivos de esta venta pesan más de 1 GB y no caben en un expediente.";

/** Reasons why a dossier failed. */
export const ended = {
  stopped: "Se detuvo porque ya no puedes ver esta venta.",
  failed: "No pudimos terminar el expediente. Inténtalo de nuevo.",
} as const;

/** Returns the queue in which one caller's dossiers wait for each other. */
export const turnOf = (makerId: number | null, linkId: string | null): `dossiers ${string}` =>
  `dossiers ${makerId ?? `link ${linkId ?? ""}`}`;

/** Spanish names of a dossier's contents: everything, or the part that the client and a manager may see. */
export const contentLabels = { full: "completo", plain: "sin costos" } as const;

/** Returns the name of its file, which contains the code for checking it. */
export const filenameOf = (number: string, code: string): string => `expediente-${number}-${code}.zip`;
