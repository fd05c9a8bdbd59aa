import { sumLabels } from "../../contracts/plan/sums.rules.ts";

/** Figure of the reports: its name on all screens, and a sentence that explains it. */
export interface FigureDefinition {
  readonly label: string;
  readonly about: string;
}

/**
 * Figures that appear on more than one screen. Each is defined only here, and screens use its name and
 * sentence.
 */
export const figures = {
  vendido: {
    label: "Vendido",
    about:
      "Suma del precio de los contratos firmados en el periodo, con sus otrosíes firmados. Los cancelados no " +
      "cuentan. Cuenta para quien vendió al firmar.",
  },
  vendidoEquipo: {
    label: "Vendido por el equipo",
    about:
      "Suma del precio de los contratos que firmaron las personas de estos equipos en el periodo. Los " +
      "cancelados no cuentan, ni lo que vende la administración sin equipo.",
  },
  recaudado: {
    label: "Recaudo",
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
  compras: {
    label: "Compras",
    about: "Compras registradas, por su fecha de compra, pagadas o no. Las anuladas no cuentan.",
  },
  devoluciones: {
    label: "Devoluciones",
    about: "Lo que se devolvió a clientes, por el día en que salió.",
  },
  flujoDeCaja: {
    label: "Flujo de caja",
    about:
      "Recaudo menos lo pagado a proveedores y lo devuelto. No descuenta las comisiones pagadas, que están en el " +
      "cierre del mes, ni dice cuánto se ganó: para eso está la ganancia del viaje.",
  },
  flujoEsperado: {
    label: "Flujo de caja esperado",
    about: "Lo que falta por entrar y por salir, por su fecha. No dice cuánto se ganó.",
  },
  recaudoMenosCompras: {
    label: "Recaudo menos compras",
    about:
      "Recaudo menos las compras y lo devuelto de las mismas fechas, pagadas o no. No es lo que dejó cada " +
      "viaje: para eso está la ganancia del viaje.",
  },
  porCobrar: {
    label: "Por cobrar",
    about: "Lo que falta por pagar de los contratos firmados. Lo que aún no se firma no se debe.",
  },
  porVerificar: {
    label: sumLabels.waiting,
    about:
      "Lo reportado o registrado, o que va camino del proveedor de pagos, y aún no se verifica. Lo que está en " +
      "revisión no cuenta.",
  },
  teFalta: {
    label: sumLabels.left,
    about:
      "El saldo menos lo que está por verificar: lo que todavía se le pide al cliente, y lo más que puede pagar.",
  },
  proximoPago: {
    label: "Tu próximo pago",
    about: "Lo que falta de la cuota más antigua que no está pagada ni por verificar.",
  },
  porPagar: {
    label: "Por pagar",
    about: "Lo que falta por pagar a proveedores de las compras registradas.",
  },
  gananciaViaje: {
    label: "Ganancia del viaje",
    about:
      "Precio del contrato menos lo comprado, el costo pactado de lo que falta por comprar, las comisiones y " +
      "el IVA propio. Antes de facturar, es propio lo que no se compró por cuenta de terceros ni falta por " +
      "comprar. De un viaje cancelado: lo que se retuvo menos lo que no se recuperó.",
  },
  cotizacionesHechas: {
    label: "Hechas",
    about: "Cotizaciones creadas en el periodo, cualquiera que sea su estado.",
  },
  cotizacionesAbiertas: {
    label: "Cotizaciones abiertas",
    about: "Cotizaciones que todavía pueden volverse contrato, creadas en cualquier fecha.",
  },
  cotizacionesEnviadas: {
    label: "Enviadas",
    about: "De las cotizaciones creadas en el periodo, las que salieron hacia el cliente.",
  },
  cotizacionesAprobadas: {
    label: "Aprobadas",
    about: "De las cotizaciones creadas en el periodo, las que el cliente aprobó.",
  },
  contratosFirmados: {
    label: "Contratos firmados",
    about:
      "Contratos firmados en el periodo. Los cancelados no cuentan. Cuentan para quien vendió al firmar.",
  },
  contratos: {
    label: "Contratos",
    about: "Todos los contratos que puedes ver, en cualquier estado.",
  },
  ventaPromedio: {
    label: "Venta promedio",
    about: "Lo vendido en el periodo dividido entre los contratos firmados.",
  },
  comisiones: {
    label: "Comisiones",
    about: "Comisiones generadas en el periodo, pagadas o no. Las anuladas no cuentan.",
  },
  pagosPorVerificar: {
    label: "Pagos por verificar",
    about:
      "Pagos registrados que esperan a que alguien los verifique o los rechace. Los que están en revisión se " +
      "cuentan aparte.",
  },
  personas: {
    label: "Personas",
    about: "Todas las cuentas que puedes ver, de clientes y del equipo.",
  },
  paquetesActivos: {
    label: "Paquetes activos",
    about: "Paquetes que los visitantes ven como oferta y que no están archivados.",
  },
  recaudoReservas: {
    label: "Recaudo de reservas",
    about: "Pagos ya verificados de las reservas del paquete, de cualquier fecha.",
  },
  ingresos: {
    label: "Ingresos Totales",
    about: "Pagos de clientes ya verificados en estas fechas, por el día en que pagaron.",
  },
  gastos: {
    label: "Gastos Totales",
    about: "Compras registradas en estas fechas, por su fecha de compra, pagadas o no.",
  },
  gananciaNeta: {
    label: "Ganancia Neta",
    about:
      "Es el recaudo menos las compras y lo devuelto de estas fechas. No es lo que dejó cada viaje: para eso " +
      "está la ganancia del viaje.",
  },
  margen: {
    label: "Margen de Ganancia",
    about: "Qué parte de los ingresos de estas fechas es ganancia neta.",
  },
  contratosCompletados: {
    label: "Contratos Completados",
    about: "Contratos que se completaron en estas fechas.",
  },
  gananciaTotal: {
    label: "Ganancia Total",
    about:
      "Lo pagado por los clientes de esos contratos menos sus compras y devoluciones. No descuenta comisiones " +
      "ni IVA.",
  },
  margenPromedio: {
    label: "Margen Promedio",
    about: "El promedio de la parte de lo pagado que quedó en cada contrato.",
  },
  roi: {
    label: "ROI",
    about: "Ganancia total dividida entre los gastos de esos contratos.",
  },
  pagadoContrato: {
    label: "Pagado",
    about: "Pagos ya verificados del contrato, de cualquier fecha.",
  },
  gastosContrato: {
    label: "Gastos",
    about: "Compras del contrato que no se anularon, pagadas o no.",
  },
  gananciaContrato: {
    label: "Ganancia",
    about:
      "Lo que pagó el cliente menos las compras y lo devuelto. No descuenta comisiones ni IVA: la ganancia del " +
      "viaje sí.",
  },
  margenContrato: {
    label: "Margen",
    about:
      "Qué parte de lo que pagó el cliente quedó después de compras y devoluciones. Antes de la primera compra " +
      "no se sabe.",
  },
  conversion: {
    label: "Conversión",
    about: "De las cotizaciones creadas en el periodo, el porcentaje que el cliente aprobó.",
  },
} as const satisfies Record<string, FigureDefinition>;
