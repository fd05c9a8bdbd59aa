export const referralTexts = {
  copied: "Copiamos tu enlace de referido",
  none: "No hay código de referido disponible",
} as const;
