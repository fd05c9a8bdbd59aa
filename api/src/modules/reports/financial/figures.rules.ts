/** A figure of the reports: its one name on every screen, and what it counts, in a sentence. */
export interface FigureDefinition {
  readonly label: string;
  readonly about: string;
}

/**
 * The figures that more than one screen shows. Each is named once, here; a screen that shows one takes its
 * name and its sentence from here.
 */
export const figures = {
  vendido: {
    label: "Vendido",
    about:
      "Suma del precio de los contratos firmados en el periodo, con sus otrosíes firmados. Los cancelados no " +
      "cuentan. Cuenta para quien vendió al firmar.",
  },
  recaudado: {
    label: "Recaudado",
    about: "Pagos de clientes ya verificados, por el día en que pagaron, sin importar cuándo se vendió.",
  },
  recaudo: {
    label: "Recaudo",
    about: "Pagos de clientes ya verificados, por el día en que pagaron, sin importar cuándo se vendió.",
  },
  pagadoProveedores: {
    label: "Pagado a proveedores",
    about: "Lo que salió hacia proveedores, por el día en que se pagó, sin importar cuándo se compró.",
  },
  devoluciones: {
    label: "Devoluciones",
    about: "Lo que se devolvió a clientes, por el día en que salió.",
  },
  flujoDeCaja: {
    label: "Flujo de caja",
    about:
      "Recaudo menos lo pagado a proveedores y lo devuelto. Dice cuánta plata entró y salió, no cuánto se " +
      "ganó: para eso está la ganancia del viaje.",
  },
  gananciaViaje: {
    label: "Ganancia del viaje",
    about:
      "Precio del contrato menos lo comprado, el costo pactado de lo que falta por comprar, las comisiones y " +
      "el IVA propio. De un viaje cancelado: lo que se retuvo menos lo que no se recuperó.",
  },
  cotizacionesHechas: {
    label: "Hechas",
    about: "Cotizaciones creadas en el periodo, cualquiera que sea su estado.",
  },
  conversion: {
    label: "Conversión",
    about: "De las cotizaciones creadas en el periodo, el porcentaje que el cliente aprobó.",
  },
} as const satisfies Record<string, FigureDefinition>;
