/** Maximum total size of a dossier's files, in bytes. */
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

/** Returns the name of the queue in which one requester's dossiers are serialised. */
export const queueOf = (makerId: number | null, linkId: string | null): `dossiers ${string}` =>
  `dossiers ${makerId ?? `link ${linkId ?? ""}`}`;

/** Spanish names of a dossier's scope: everything, or the part that clients and managers may see. */
export const contentLabels = { full: "completo", plain: "sin costos" } as const;

/** Returns the file name of a dossier, which contains its verification code. */
export const filenameOf = (number: string, code: string): string => `expediente-${number}-${code}.zip`;
