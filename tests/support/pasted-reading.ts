/** Reading of a pasted text in which nothing was read. */
export const aReading = {
  ...{ nombreCliente: null, telefonoCliente: null, emailCliente: null, origen: [], destino: [] },
  ...{ fechaIda: null, fechaRegreso: null, noches: null, salidas: [], numeroPersonas: null, adultos: null },
  ...{ menores: null, infantes: null, edadesMenores: [], edadesInfantes: [], hotel: [], categoria: null },
  ...{ acomodacion: null, habitaciones: null, alimentacion: null, aerolinea: [], vuelos: [], equipaje: [] },
  ...{ incluye: [], noIncluye: [], excursiones: [], precios: [], suplementos: [], presupuesto: null },
  ...{ vigencia: null, preguntas: [] },
};
