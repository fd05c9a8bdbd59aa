/** Texts of the form of the person who signs for the agency. */
export const signerTexts = {
  title: "Firma de la agencia",
  lead:
    "Va en los contratos y otrosíes que envíes desde ahora, junto a la firma del cliente. " +
    "Los que ya enviaste conservan la suya.",
  name: "Nombre de quien firma",
  nameHint: "Vacío: solo la razón social",
  charge: "Cargo",
  chargeHint: "Por ejemplo, Representante legal",
  drawing: "Firma dibujada",
  none: "Aún no hay firma: en el contrato queda el espacio en blanco.",
  draw: "Dibujar firma",
  upload: "Subir una imagen",
  remove: "Quitar firma",
  undo: "Dejar la que estaba",
  hint: "JPG, PNG o WebP de hasta 10 MB; mejor sobre fondo blanco",
  save: "Guardar firma de la agencia",
  saved: "Firma de la agencia guardada",
} as const;
