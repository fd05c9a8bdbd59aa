/** Texts of the sheet of keys. */
export const keysTexts = {
  title: "Atajos de teclado",
  close: "Cerrar",
  everywhere: "En cualquier página",
  onEveryPage: [
    ["Ver estos atajos", "?"],
    ["Buscar e ir a cualquier parte", "Ctrl K"],
    ["Buscar", "/"],
    ["Crear algo nuevo", "N"],
    ["Volver a la lista", "Esc"],
  ],
  list: "En una lista",
  onLists: [
    ["Fila siguiente", "J"],
    ["Fila anterior", "K"],
    ["Abrir la fila", "Enter"],
    ["Elegir la fila", "X"],
    ["Elegir hasta esta fila", "Mayús X"],
    ["Acciones de la fila", "E"],
  ],
  desk: "Al verificar pagos",
  places: "Ir a",
  kept: "Se guarda en este navegador. Apágalas si dictas por voz o si una tecla te hace algo que no querías; Ctrl K, Enter y Esc siguen igual.",
} as const;
