/** The header with which an OWNER sees what another person sees; it carries the id of that person. */
export const VIEW_AS = "x-ver-como";

/** Sentences that refuse a request which reads as another person. */
export const viewingRefusals = {
  changing: "Estás viendo como otra persona y así no puedes cambiar nada. Sal para hacerlo con tu cuenta.",
  ownersOnly: "Solo un Propietario puede ver como otra persona.",
  unknown: "La persona como la que quieres ver no existe.",
  anotherOwner: "No puedes ver como un Propietario.",
  inactive: "La cuenta de esta persona está desactivada: no puedes ver como ella.",
  changed: "El rol de esta persona cambió desde que empezaste a ver como ella. Empieza de nuevo.",
  over: "Dejaste de ver como esta persona.",
} as const;

/** The code with which a socket is closed whose viewing is refused, or no longer stands. */
export const VIEWING_OVER = 4410;

/** The sentences that end a viewing: an OWNER who receives one sees with their own account again. */
export const endsViewing: ReadonlySet<string> = new Set(
  Object.values(viewingRefusals).filter((text) => text !== viewingRefusals.changing),
);
