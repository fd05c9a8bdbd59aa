/**
 * Returns the label of the button that closes a dialog and changes nothing: `Volver` when the act itself
 * cancels or annuls something, so that `Cancelar` does not read as the act.
 */
export const leaveWord = (...words: readonly string[]): "Volver" | "Cancelar" =>
  /cancel|anul|retract/i.test(words.join(" ")) ? "Volver" : "Cancelar";
