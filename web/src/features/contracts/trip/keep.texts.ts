export const keepTexts = {
  keep: "Guardar en este teléfono",
  done: "Guardamos el viaje en este teléfono",
  kept: "Guardado en este teléfono",
  forget: "Borrar",
  forgetIt: "Borrar el viaje de este teléfono",
  forgotten: "Borramos el viaje de este teléfono",
  lead: "Podrás leerlo sin internet: días, vuelos, hotel y contactos. Se borra solo 7 días después del regreso.",
  vouchers: "Guardar también",
  vouchersNote: "Estos archivos pueden tener nombres y documentos de los viajeros.",
  save: "Guardar",
} as const;
