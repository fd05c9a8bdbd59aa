/** Texts about paused credentials. */
export const pausedTexts = {
  isPaused: "En pausa",
  title: "Hay accesos en pausa",
  lead:
    "Se restableció una contraseña, y lo que seguía abierto quedó en pausa: los tokens no entran y lo que los webhooks " +
    "entregan espera 7 días. Termina lo que no reconozcas y confirma el resto.",
  confirm: "Confirmar",
  confirmTitle: "Confirmar lo que está en pausa",
  done: "Lo que estaba en pausa vuelve a servir",
  confirming: "Los tokens y webhooks que están en pausa vuelven a servir. Escribe tu contraseña.",
} as const;
