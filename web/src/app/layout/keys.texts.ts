/** Texts of the dialog with all keyboard shortcuts. */
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
    ["Moverse dentro de una barra", "← →"],
    ["Deshacer lo último, por 10 segundos", "Ctrl Z"],
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
  day: "En Mi día",
  onDay: [
    ["Escribir por WhatsApp", "W"],
    ["Responder", "R"],
    ["Aplazar hasta mañana", "Z"],
    ["Anotar promesa de pago", "P"],
  ],
  desk: "Al verificar pagos",
  places: "Ir a",
  kept: "Se guarda en este navegador. Apágalas si dictas por voz o si una tecla te hace algo que no querías; Ctrl K, Ctrl Z, Enter y Esc siguen igual.",
} as const;
