/** Header with which an OWNER views as another person; it contains that person's id. */
export const VIEW_AS = "x-ver-como";

/** Refusals of a request that views as another person. */
export const viewingRefusals = {
  changing: "Estás viendo como otra persona y así no puedes cambiar nada. Sal para hacerlo con tu cuenta.",
  ownersOnly: "Solo un Propietario puede ver como otra persona.",
  unknown: "La persona como la que quieres ver no existe.",
  anotherOwner: "No puedes ver como un Propietario.",
  inactive: "La cuenta de esta persona está desactivada: no puedes ver como ella.",
  changed: "El rol de esta persona cambió desde que empezaste a ver como ella. Empieza de nuevo.",
  over: "Dejaste de ver como esta persona.",
} as const;

/** Close code of a WebSocket whose viewing is refused or has ended. */
export const VIEWING_OVER = 4410;

/** Refusals that end a viewing: an OWNER who receives one returns to their own account. */
export const endsViewing: ReadonlySet<string> = new Set(
  Object.values(viewingRefusals).filter((text) => text !== viewingRefusals.changing),
);
