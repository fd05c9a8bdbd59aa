/** Texts about viewing as another person. */
export const viewingTexts = {
  banner: (name: string, role: string) => `Estás viendo como ${name} (${role})`,
  changesOff: (name: string) => `Estás viendo como ${name}: no puedes cambiar nada.`,
  leave: "Salir",
} as const;
