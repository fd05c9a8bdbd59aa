export const historyTexts = {
  title: "Historia",
  more: "Ver más",
  none: "Todavía no hay nada que contar.",
  audit: "Auditoría",
  subtitle: "Todo lo que se hizo, quién y desde dónde. Nadie puede cambiarlo ni borrarlo.",
  noneFound: "Ningún registro coincide con lo que buscas.",
  export: "Descargar CSV",
  open: "Ver el registro",
  detail: "Detalle",
  close: "Cerrar",
};

/** Returns the toast after a file was saved. */
export const exportedText = (rows: number): string =>
  rows === 1 ? "Se descargó 1 fila." : `Se descargaron ${rows.toLocaleString("es-CO")} filas.`;
