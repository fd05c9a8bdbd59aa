/**
 * Returns the word of the button that closes a dialog and changes nothing: `Volver` where the act is itself
 * to cancel or annul something, so that `Cancelar` does not read as the act.
 */
export const leaveWord = (...words: readonly string[]): "Volver" | "Cancelar" =>
  /cancel|anul|retract/i.test(words.join(" ")) ? "Volver" : "Cancelar";
