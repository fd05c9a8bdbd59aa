const listed = new Intl.ListFormat("es-CO", { type: "conjunction" });

export const liveTexts = {
  viewers: (names: readonly string[]) =>
    `${listed.format(names)} ${names.length === 1 ? "también tiene" : "también tienen"} abierta esta página`,
  changed: "Esta página cambió. Ya ves lo último.",
  updated: "Actualizado",
  changes: (count: number) =>
    count === 0 ? "Hay cambios · Ver" : count === 1 ? "1 cambio · Ver" : `${count} cambios · Ver`,
};
