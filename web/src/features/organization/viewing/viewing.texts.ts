/** The words of seeing as somebody else. */
export const viewingTexts = {
  banner: (name: string, role: string) => `Estás viendo como ${name} (${role})`,
  leave: "Salir",
} as const;
